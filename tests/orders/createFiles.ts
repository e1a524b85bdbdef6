import { vi } from 'vitest';
import { forgetScreens } from '../support/unit/lazyScreenAnew';

/** As the build has it: what does not come within this time has failed. */
const LIMIT_MS = 30_000;

type Bring = (name: string, load: () => Promise<unknown>) => Promise<unknown>;
const page = globalThis as { bringFile?: Bring };
const catalogs = import.meta.glob('../../locales/*.json', { import: 'default' });

/** The widget's own files: code and texts of languages. */
export interface Files {
  /** On their way, the oldest first. */
  open(): string[];
  isHere(ending: string): boolean;
  /** One was lost, or came too late: the widget may have had nothing to say it with. */
  readonly isMissed: boolean;
  arrive(name: string): void;
  /** The next time it is asked for it may come. */
  lose(name: string): void;
  /** A page that opens has none of them. */
  forget(): void;
  dispose(): void;
}

/** Where they `areLate` each file waits until it arrives or is lost; else all are there at once. */
export function createFiles(areLate: boolean): Files {
  const here = new Set<string>();
  let isMissed = false;
  let waiting: { name: string; come(): void; fail(error: Error): void }[] = [];
  const end = (name: string): typeof waiting => {
    const ended = waiting.filter(one => one.name === name);
    waiting = waiting.filter(one => one.name !== name);
    return ended;
  };
  const bring: Bring = async (name, load) => {
    if (!here.has(name))
      await new Promise<void>((come, fail) => {
        const timer = setTimeout(() => {
          waiting = waiting.filter(other => other !== one);
          isMissed = true;
          fail(new Error('Request timeout'));
        }, LIMIT_MS);
        const one = {
          name,
          come: () => {
            clearTimeout(timer);
            come();
          },
          fail: (error: Error) => {
            clearTimeout(timer);
            fail(error);
          },
        };
        waiting.push(one);
      });
    return load();
  };
  if (areLate) {
    page.bringFile = bring;
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      const name = /\/locales\/(.*)\.json/.exec(String(address))?.[1];
      if (name === undefined) return fetch(address, init);
      const load = async () => Response.json(await catalogs[`../../locales/${name}.json`]?.());
      return bring(name, load);
    });
  }
  return {
    isHere: ending => [...here].some(name => name.endsWith(ending)),
    get isMissed() {
      return isMissed;
    },
    open: () => [...new Set(waiting.map(({ name }) => name))],
    arrive: name => {
      here.add(name);
      for (const { come } of end(name)) come();
    },
    lose: name => {
      isMissed = true;
      for (const { fail } of end(name)) fail(new TypeError('Failed to fetch dynamically imported module'));
    },
    forget: () => {
      if (!areLate) return;
      here.clear();
      waiting = [];
      forgetScreens();
    },
    dispose: () => {
      delete page.bringFile;
      forgetScreens();
    },
  };
}
