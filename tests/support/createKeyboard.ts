import type { Page } from 'playwright/test';

/** An on-screen keyboard as on iOS: it lies over the page, which only the visual viewport tells. */
interface Keyboard {
  /** Covers this many px at the bottom of the window; 0 is without a keyboard. */
  cover(px: number): Promise<void>;
}

/** Call it before the page loads. */
export async function createKeyboard(page: Page): Promise<Keyboard> {
  await page.addInitScript(() => {
    const viewport = new EventTarget();
    Object.assign(viewport, { height: window.innerHeight, offsetTop: 0, scale: 1 });
    Object.defineProperty(window, 'visualViewport', { value: viewport });
  });
  return {
    cover: px =>
      page.evaluate(covered => {
        const { visualViewport: viewport } = window;
        if (!viewport) return;
        Object.assign(viewport, { height: window.innerHeight - covered });
        viewport.dispatchEvent(new Event('resize'));
      }, px),
  };
}
