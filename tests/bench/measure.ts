import type { Browser, Page } from 'playwright';
import type { Contender } from './contenders';
import { type Opened, openPage, type Throttle } from './openPage';
import { quantile } from './statistics';

/** Figure → value of one run. */
export type Figures = Record<string, number>;

declare global {
  interface Window {
    listed: Promise<{ painted: number; ready: number }>;
    marks: { shifts: { at: number; value: number }[]; interactions: number[] };
    deep(): Iterable<Element>;
    formFocusable(): Promise<number>;
    mountOften(times: number): Promise<void>;
    bench: { rows(): ArrayLike<Element>; submit?(): Element };
  }
}

const KEYS = 20;

/** One visit up to the list; what is counted after it has come to rest is not timed. */
export async function measureList(
  browser: Browser,
  url: string,
  contender: Contender,
  count: number,
  throttle: Throttle = {},
): Promise<Figures> {
  const opened = await openPage(browser, url, contender, count, { ...throttle, isTraced: true });
  const { page, cdp, metrics, traffic, mainThread, close } = opened;
  try {
    const { painted, ready } = await page.evaluate(() => window.listed);
    await page.waitForTimeout(throttle.isSlow4g ? 0 : 400);
    const { bytes } = traffic(ready);
    const { requests } = traffic(Number.POSITIVE_INFINITY);
    await cdp.send('HeapProfiler.collectGarbage');
    const { JSHeapUsedSize = 0 } = await metrics();
    const elements = await page.evaluate(() => [...window.deep()].length);
    const shifts = await page.evaluate(() => window.marks.shifts);
    const main = await mainThread();
    return {
      painted,
      ready,
      blocking: main.blocking(ready),
      cpuPainted: main.cpu(painted),
      cpu: main.cpu(ready),
      bytes,
      requests,
      heap: JSHeapUsedSize,
      elements,
      shift: shifts.reduce((sum, { at, value }) => sum + (at > painted ? value : 0), 0),
    };
  } finally {
    await close();
  }
}

/** From the list to a form, a few keys into its first field, and where it can be sent, a tap that sends it. */
export async function measureForm(
  browser: Browser,
  url: string,
  contender: Contender,
  count: number,
  throttle: Throttle,
): Promise<Figures> {
  const opened = await openPage(browser, url, contender, count, throttle);
  const { page, cdp, metrics, close } = opened;
  try {
    await page.evaluate(() => window.listed);
    // The player reads before choosing.
    await page.waitForTimeout(1500);
    await cdp.send('HeapProfiler.collectGarbage');
    const { JSHeapUsedSize = 0 } = await metrics();
    const place = await page.evaluate(() => {
      const { x, y, width, height } = (window.bench.rows()[0] as Element).getBoundingClientRect();
      return { x: x + width / 2, y: y + Math.min(height / 2, 24) };
    });
    await page.mouse.move(place.x, place.y);
    const focusable = page.evaluate(() => window.formFocusable());
    await page.waitForTimeout(100);
    await page.mouse.click(place.x, place.y);
    const form = await focusable;
    const key = await keyWork(opened);
    await submitForm(page);
    const interactions = await page.evaluate(() => window.marks.interactions);
    return { form, key, interaction: Math.max(0, ...interactions), heapAtRest: JSHeapUsedSize };
  } finally {
    await close();
  }
}

/** The rest of the main job: an amount and the tap that deposits it. */
async function submitForm(page: Page): Promise<void> {
  if (!(await page.evaluate(() => Boolean(window.bench.submit)))) return;
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('500');
  const place = await page.evaluate(() => {
    const { x, y, width, height } = window.bench.submit?.().getBoundingClientRect() ?? new DOMRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  await page.mouse.click(place.x, place.y);
  await page.waitForTimeout(700);
}

/** Main-thread work of a key, at the 95th percentile, in milliseconds. */
async function keyWork({ page, metrics }: Opened): Promise<number> {
  await page.waitForTimeout(300);
  const works: number[] = [];
  for (let key = 0; key < KEYS; key++) {
    const { TaskDuration: before = 0 } = await metrics();
    await page.keyboard.press(String(key % 10));
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve))));
    const { TaskDuration: after = 0 } = await metrics();
    works.push((after - before) * 1000);
  }
  return quantile(works, 0.95);
}

/** What many mounts leave behind: DOM nodes, listeners, bytes of heap. */
export async function measureMounts(
  browser: Browser,
  url: string,
  contender: Contender,
  count: number,
  times: number,
): Promise<Figures> {
  const { page, cdp, metrics, close } = await openPage(browser, url, contender, count);
  const rest = async () => {
    await page.waitForTimeout(500);
    await cdp.send('HeapProfiler.collectGarbage');
    await cdp.send('HeapProfiler.collectGarbage');
    return metrics();
  };
  try {
    await page.evaluate(() => window.listed);
    // Code and caches that are made once are not what mounting leaves.
    await page.evaluate(() => window.mountOften(30));
    const before = await rest();
    await page.evaluate(mounts => window.mountOften(mounts), times);
    const after = await rest();
    const grown = (name: string) => (after[name] ?? 0) - (before[name] ?? 0);
    return { nodes: grown('Nodes'), listeners: grown('JSEventListeners'), heap: grown('JSHeapUsedSize') };
  } finally {
    await close();
  }
}
