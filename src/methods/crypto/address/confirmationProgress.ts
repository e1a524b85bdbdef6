import type { Confirmations } from '../networkFacts';

interface ConfirmationProgress {
  /** Blocks expected by now. Never all of them: only the server can say that the last one has come. */
  done: number;
  blocks: number;
  /** 0 to 1, but never 1. */
  share: number;
  secondsLeft: number;
}

/**
 * CRY-01: estimates confirmations from the table (blocks × seconds). `elapsedMs` is the time since the
 * transfer was seen.
 */
export function confirmationProgress(
  { blocks, blockSeconds }: Confirmations,
  elapsedMs: number,
): ConfirmationProgress {
  const elapsedSeconds = Math.max(0, elapsedMs) / 1000;
  const done = Math.min(Math.floor(elapsedSeconds / blockSeconds), blocks - 1);
  const totalSeconds = blocks * blockSeconds;
  const share = Math.min(elapsedSeconds / totalSeconds, (blocks - 1) / blocks);
  return { done, blocks, share, secondsLeft: Math.max(0, Math.ceil(totalSeconds - elapsedSeconds)) };
}
