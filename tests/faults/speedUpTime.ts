/**
 * Makes one second of every timer and clock of this process last `1 / factor` of it. Network and work stay as they are:
 * only waiting gets shorter.
 */
export function speedUpTime(factor: number): () => void {
  const { setTimeout: later, setInterval: each } = globalThis;
  const now = Date.now;
  const timeout = AbortSignal.timeout;
  const startedAt = now();
  const scaled = (ms: number | undefined) => (ms ?? 0) / factor;
  const timeoutIn = <Args extends unknown[]>(run: (...args: Args) => void, ms?: number, ...args: Args) =>
    later(run, scaled(ms), ...args);
  const intervalOf = <Args extends unknown[]>(run: (...args: Args) => void, ms?: number, ...args: Args) =>
    each(run, scaled(ms), ...args);
  Object.assign(globalThis, { setTimeout: timeoutIn, setInterval: intervalOf });
  Date.now = () => startedAt + (now() - startedAt) * factor;
  AbortSignal.timeout = ms => timeout(Math.ceil(scaled(ms)));
  return () => {
    Object.assign(globalThis, { setTimeout: later, setInterval: each });
    Date.now = now;
    AbortSignal.timeout = timeout;
  };
}
