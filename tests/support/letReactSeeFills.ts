import type { BrowserContext } from 'playwright/test';

type Tracked = EventTarget & { _valueTracker?: { setValue(value: string): void } };

/**
 * Firefox by WebDriver BiDi: Playwright's `fill` sets `value` in the page's own realm, where React's tracker takes
 * note of it, so that the input event that follows tells React nothing new. No keyboard and no autofill does so.
 */
export async function letReactSeeFills(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const forget = (event: Event): void => {
      const [target] = event.composedPath() as Tracked[];
      if (!event.isTrusted) target?._valueTracker?.setValue('');
    };
    window.addEventListener('input', forget, { capture: true });
  });
}
