import type { Page } from 'playwright/test';

/** The widget's text larger by this factor, by the host's own variable (THEME-01). */
export const scaleText = (page: Page, factor: number): Promise<void> =>
  page.evaluate(
    value => document.documentElement.style.setProperty('--cashier-text-scale', String(value)),
    factor,
  );
