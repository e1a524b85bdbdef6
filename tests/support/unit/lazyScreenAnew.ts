import { type LazyScreen, lazyScreen as screenOf } from '../../../src/lib/lazyScreen';

export { eagerScreen, type LazyScreen } from '../../../src/lib/lazyScreen';

const forget = new Set<() => void>();

/** What a page that is opened anew has of them: nothing. */
export function forgetScreens(): void {
  for (const one of forget) one();
}

/** In the place of the widget's own (lateFiles.ts), which remembers for as long as its module lives. */
export function lazyScreen(...given: Parameters<typeof screenOf>): LazyScreen {
  let screen = screenOf(...given);
  forget.add(() => {
    screen = screenOf(...given);
  });
  return { ...screen, current: () => screen.current(), load: () => screen.load() };
}
