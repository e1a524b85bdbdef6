export type LatestResult<Result> = { isLatest: true; value: Result } | { isLatest: false };

/** Marks the answers that a newer call has overtaken; an overtaken call's error is dropped too. */
export function latest<Args extends unknown[], Result>(
  run: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<LatestResult<Result>> {
  let lastCall = 0;
  return async (...args) => {
    lastCall += 1;
    const call = lastCall;
    try {
      const value = await run(...args);
      return call === lastCall ? { isLatest: true, value } : { isLatest: false };
    } catch (error) {
      if (call === lastCall) throw error;
      return { isLatest: false };
    }
  };
}
