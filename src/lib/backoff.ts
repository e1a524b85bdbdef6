type BackoffOptions = {
  baseMs: number;
  maxMs: number;
  jitterMs?: number;
};

/** The wait in ms before try `attempt`: 2^attempt × base plus up to the jitter, capped. */
export function backoff(attempt: number, { baseMs, maxMs, jitterMs = 0 }: BackoffOptions): number {
  return Math.min(maxMs, 2 ** attempt * baseMs + Math.random() * jitterMs);
}
