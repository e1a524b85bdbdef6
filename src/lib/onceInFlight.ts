/** One run at a time: a call made meanwhile gets the running one's promise. */
export function onceInFlight<Args extends unknown[], Result>(
  run: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  let running: Promise<Result> | null = null;
  return (...args) => {
    if (running) return running;
    running = (async () => run(...args))().finally(() => {
      running = null;
    });
    return running;
  };
}
