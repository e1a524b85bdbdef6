import type { CDPSession } from 'playwright';

/** Main-thread work of a visit, by the thread's own clock: what else runs on the machine does not count. */
export interface MainThread {
  /** Work that began before this moment of the page's clock, in milliseconds. */
  cpu(untilMs: number): number;
  /** What its tasks took beyond 50 ms each. */
  blocking(untilMs: number): number;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
  args?: { data?: { documentLoaderURL?: string } };
}

const LONG_TASK_MS = 50;

/** Starts to write down each task; the function it gives ends that. */
export async function traceMain(cdp: CDPSession, address: string): Promise<() => Promise<MainThread>> {
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }: { value: unknown }) => events.push(...(value as TraceEvent[])));
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'], excludedCategories: ['*'] },
  });
  return async () => {
    const complete = new Promise<void>(resolve => cdp.once('Tracing.tracingComplete', () => resolve()));
    await cdp.send('Tracing.end');
    await complete;
    const start = [...events]
      .reverse()
      .find(({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === address);
    if (!start) throw new Error('The trace has no start');
    const tasks = events.filter(
      ({ name, ph, pid, tid, ts }) =>
        ph === 'X' && name.endsWith('RunTask') && pid === start.pid && tid === start.tid && ts >= start.ts,
    );
    const timesUntil = (ms: number): number[] =>
      tasks.filter(({ ts }) => ts - start.ts < ms * 1000).map(({ tdur = 0 }) => tdur / 1000);
    const sum = (times: number[]): number => times.reduce((total, time) => total + time, 0);
    return {
      cpu: untilMs => sum(timesUntil(untilMs)),
      blocking: untilMs => sum(timesUntil(untilMs).map(time => Math.max(0, time - LONG_TASK_MS))),
    };
  };
}
