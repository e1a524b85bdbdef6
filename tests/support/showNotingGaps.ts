import type { Page } from 'playwright/test';

/** Shows a state of the gallery, and writes each translation that it finds missing into the page. */
export const showNotingGaps = (page: Page, state: string): Promise<void> =>
  page.evaluate(async shown => {
    await window.showState(shown);
    document.querySelector('cashier-widget')?.addEventListener('error-report', event => {
      const { message } = (event as CustomEvent<{ message: string }>).detail;
      if (message.startsWith('Missing translation')) document.body.append(message);
    });
  }, state);
