interface Confirmations {
  blocks: number;
  blockSeconds: number;
}

export interface ConfirmationProgress {
  /** Blocks that should have come by now; the last one is only the server's to say. */
  done: number;
  blocks: number;
  /** 0 to 1, never full. */
  share: number;
  secondsLeft: number;
}

/** CRY-01: an estimate from the table (blocks × seconds) since the transfer was seen, in ms. */
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
