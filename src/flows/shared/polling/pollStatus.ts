import { backoff } from '../../../lib/backoff';
import { createClock } from '../../../lib/createClock';
import { isLowData } from '../../../lib/isLowData';
import {
  MINUTE_MS,
  STATUS_POLL_BASE_MS,
  STATUS_POLL_MAX_MS,
  STATUS_POLL_WAITED_FOR_MS,
  STATUS_POLL_WAITED_MS,
} from '../../../spec/timers';
import type { Cashier } from '../../../state/Cashier';
import { onReturn } from './onReturn';

/** After this the player is told that it is still being processed; asking goes on. */
const WAIT_MS = 10 * MINUTE_MS;

/** With pushes, polling only covers a lost one. */
const SOCKET_POLL_BASE_MS = 10_000;

export interface StatusPoll {
  /** Asks once. After a failure polling goes on. */
  ask(signal: AbortSignal): Promise<void>;
  isOver(): boolean;
  /** Called once. */
  onLongWait?: (() => void) | undefined;
  /** How much longer than others this payment takes as a rule, in ms. */
  extraWaitMs?: (() => number) | undefined;
}

export interface RunningPoll {
  askNow(): void;
  stop(): void;
}

/**
 * Polls a status until it is settled, with back-off; at once after a reconnect, a return to the tab, or when
 * the network is back. One call at a time.
 */
export function pollStatus(
  cashier: Cashier,
  { ask, isOver, onLongWait, extraWaitMs }: StatusPoll,
): RunningPoll {
  const end = new AbortController();
  const { signal } = end;
  const now = createClock();
  const startedAt = now();
  const pace = cashier.parent.transport === 'http' ? STATUS_POLL_BASE_MS : SOCKET_POLL_BASE_MS;
  const thrift = isLowData() ? 2 : 1;
  const baseMs = pace * thrift;
  const waitedMs = Math.max(pace, STATUS_POLL_WAITED_MS) * thrift;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  let question = new AbortController();

  const isDone = () => signal.aborted || isOver();

  async function run(): Promise<void> {
    clearTimeout(timer);
    if (isDone()) return;
    const own = new AbortController();
    question = own;
    await ask(own.signal).catch(() => {});
    if (question === own) schedule();
  }

  function schedule(): void {
    if (isDone()) return;
    const elapsedMs = now() - startedAt;
    if (elapsedMs > WAIT_MS + (extraWaitMs?.() ?? 0)) {
      onLongWait?.();
      onLongWait = undefined;
    }
    const maxMs = elapsedMs < STATUS_POLL_WAITED_FOR_MS ? waitedMs : STATUS_POLL_MAX_MS;
    timer = setTimeout(run, backoff(attempt++, { baseMs, maxMs }));
  }

  // The call under way is aborted: it may hang on a network that is gone, and its answer would be older than
  // the event.
  function askNow(): void {
    question.abort();
    attempt = 0;
    void run();
  }

  onReturn(cashier, signal, askNow);
  void run();

  return {
    askNow,
    stop: () => {
      end.abort();
      question.abort();
      clearTimeout(timer);
    },
  };
}
