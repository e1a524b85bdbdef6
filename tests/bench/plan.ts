import type { Browser } from 'playwright';
import { type Contender, FLOOR, METHOD_COUNTS } from './contenders';
import { type Figures, measureForm, measureList, measureMounts } from './measure';
import type { Throttle } from './openPage';

/** One way to measure every contender, several rounds of it. */
export interface Part {
  name: string;
  /** Rounds by default; memory and what is counted need few. */
  rounds: number;
  /** What the engine compiles as code gets warm is not what is looked for. */
  isWithoutJit?: boolean;
  run(browser: Browser, url: string, contender: Contender): Promise<Figures>;
}

const SLOW: Throttle = { cpu: 4, isSlow4g: true };
const MOUNTS = 100;

export const plan: readonly Part[] = [
  ...METHOD_COUNTS.map(count => ({
    name: `list, ${count} methods`,
    rounds: count === 50 ? 6 : 4,
    run: (browser: Browser, url: string, contender: Contender) => measureList(browser, url, contender, count),
  })),
  {
    name: 'list, 50 methods, CPU x4',
    rounds: 5,
    run: (browser, url, contender) => measureList(browser, url, contender, 50, { cpu: 4 }),
  },
  {
    name: 'list, 50 methods, Slow 4G and CPU x4',
    rounds: 5,
    run: (browser, url, contender) => measureList(browser, url, contender, 50, SLOW),
  },
  {
    name: 'form, 50 methods, CPU x4',
    rounds: 4,
    run: (browser, url, contender) => measureForm(browser, url, contender, 50, { cpu: 4 }),
  },
  {
    name: `${MOUNTS} mounts, 10 methods`,
    rounds: 1,
    isWithoutJit: true,
    run: (browser, url, contender) => measureMounts(browser, url, contender, 10, MOUNTS),
  },
];

export interface Goal {
  figure: string;
  part: string;
  /** Field of the part's figures. */
  field: string;
  contender: string;
  /** Greatest ratio to the React floor; an amount where `isAbsolute`. */
  most: number;
  isAbsolute?: boolean;
}

const goal = (figure: string, part: string, field: string, most: number, contender = 'widget'): Goal => ({
  figure,
  part,
  field,
  contender,
  most,
});

const slow = 'list, 50 methods, Slow 4G and CPU x4';

export const goals: readonly Goal[] = [
  // Throttled, nothing that comes after the list can end before it.
  goal('gzip bytes to the list', slow, 'bytes', 1.35),
  goal('list painted, Slow 4G and CPU x4', slow, 'painted', 0.85),
  goal('the same with the preload snippet', slow, 'painted', 0.65, 'preload'),
  ...METHOD_COUNTS.map(count =>
    goal(`list painted, ${count} methods`, `list, ${count} methods`, 'painted', 1),
  ),
  goal('main-thread CPU to the list', 'list, 50 methods', 'cpu', 1.25),
  goal('total blocking time, CPU x4', 'list, 50 methods, CPU x4', 'blocking', 1.2),
  goal('heap after mount', 'list, 50 methods', 'heap', 1.4),
  goal('elements, 200 methods', 'list, 200 methods', 'elements', 1.5),
  { ...goal('requests, 200 methods', 'list, 200 methods', 'requests', 45), isAbsolute: true },
  goal('click to form focusable, CPU x4', 'form, 50 methods, CPU x4', 'form', 1.2),
  goal('keystroke work, 95th percentile, CPU x4', 'form, 50 methods, CPU x4', 'key', 1.2),
  {
    ...goal(
      'slowest tap or key to the next frame, CPU x4, ms',
      'form, 50 methods, CPU x4',
      'interaction',
      100,
    ),
    isAbsolute: true,
  },
  { ...goal('layout shift after the list', 'list, 50 methods', 'shift', 0.001), isAbsolute: true },
  { ...goal('nodes left by 100 mounts', '100 mounts, 10 methods', 'nodes', 0), isAbsolute: true },
  { ...goal('listeners left by 100 mounts', '100 mounts, 10 methods', 'listeners', 0), isAbsolute: true },
  { ...goal('heap left by 100 mounts, bytes', '100 mounts, 10 methods', 'heap', 30_000), isAbsolute: true },
];

export const floorId: string = FLOOR;
