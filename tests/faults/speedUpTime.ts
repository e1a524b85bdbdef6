/**
 * Makes one second of every timer and clock of this process last `1 / factor` of it. Network and work stay as they are:
 * only waiting gets shorter.
 */
export function speedUpTime(factor: number): () => void {
  const { setTimeout: later, setInterval: each } = globalThis;
  const RealDate = Date;
  const { now } = RealDate;
  const timeout = AbortSignal.timeout;
  const startedAt = now();
  const scaled = (ms: number | undefined) => (ms ?? 0) / factor;
  const timeoutIn = <Args extends unknown[]>(run: (...args: Args) => void, ms?: number, ...args: Args) =>
    later(run, scaled(ms), ...args);
  const intervalOf = <Args extends unknown[]>(run: (...args: Args) => void, ms?: number, ...args: Args) =>
    each(run, scaled(ms), ...args);
  const fastNow = () => startedAt + (now() - startedAt) * factor;
  class FastDate extends RealDate {
    static override now = fastNow;
    constructor(...given: [] | [number | string]) {
      super(given.length === 0 ? fastNow() : given[0]);
    }
  }
  Object.assign(globalThis, { setTimeout: timeoutIn, setInterval: intervalOf, Date: FastDate });
  AbortSignal.timeout = ms => timeout(Math.ceil(scaled(ms)));
  return () => {
    Object.assign(globalThis, { setTimeout: later, setInterval: each, Date: RealDate });
    AbortSignal.timeout = timeout;
  };
}
