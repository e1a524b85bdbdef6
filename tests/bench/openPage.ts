import type { Browser, CDPSession, Page } from 'playwright';
import { type Contender, countryOf } from './contenders';
import { type MainThread, traceMain } from './traceMain';

export interface Throttle {
  /** CPU slowed by this factor. */
  cpu?: number;
  isSlow4g?: boolean;
}

interface OpenOptions extends Throttle {
  isTraced?: boolean;
}

export interface Opened {
  page: Page;
  cdp: CDPSession;
  /** Gzipped bytes and requests that had ended at a moment of the page's own clock, the page itself not counted. */
  traffic(untilMs: number): { bytes: number; requests: number };
  metrics(): Promise<Record<string, number>>;
  /** Ends the trace. */
  mainThread(): Promise<MainThread>;
  close(): Promise<void>;
}

/** DevTools' Slow 4G: 1.6 Mbit/s and 562.5 ms to the first byte. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };

/** A contender's page in a context of its own: nothing is cached. */
export async function openPage(
  browser: Browser,
  url: string,
  { id }: Contender,
  count: number,
  { cpu = 1, isSlow4g = false, isTraced = false }: OpenOptions = {},
): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await Promise.all([cdp.send('Network.enable'), cdp.send('Performance.enable')]);
  const answers: { bytes: number; at: number }[] = [];
  let startedAt = Number.NaN;
  cdp.on('Network.requestWillBeSent', ({ timestamp, type }) => {
    if (type === 'Document') startedAt = timestamp;
  });
  cdp.on('Network.loadingFinished', ({ encodedDataLength, timestamp }) => {
    answers.push({ bytes: encodedDataLength, at: (timestamp - startedAt) * 1000 });
  });
  if (isSlow4g) await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  if (cpu > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  const address = `${url}/${id}?n=${count}&country=${countryOf[count]}`;
  const endTrace = isTraced ? await traceMain(cdp, address) : null;
  await page.goto(address, { waitUntil: 'commit' });
  return {
    page,
    cdp,
    traffic: untilMs => {
      const ended = answers.slice(1).filter(({ at }) => at <= untilMs);
      return { bytes: ended.reduce((sum, { bytes }) => sum + bytes, 0), requests: ended.length };
    },
    mainThread: () => {
      if (!endTrace) throw new Error('Not traced');
      return endTrace();
    },
    metrics: async () => {
      const { metrics } = await cdp.send('Performance.getMetrics');
      return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
    },
    close: () => context.close(),
  };
}
