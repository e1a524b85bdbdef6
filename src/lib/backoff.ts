type BackoffOptions = {
  baseMs: number;
  maxMs: number;
  jitterMs?: number;
  /** 0 to 1, like Math.random. */
  random?: () => number;
};

/** The wait in ms before try `attempt`: 2^attempt × base plus up to the jitter, capped. */
export function backoff(attempt: number, options: BackoffOptions): number {
  const { baseMs, maxMs, jitterMs = 0, random = Math.random } = options;
  return Math.min(maxMs, 2 ** attempt * baseMs + random() * jitterMs);
}
