import { expect, test } from 'playwright/test';
import { openGallery, showState } from '../support/openGallery';

interface Shot {
  /** A state of the gallery. */
  state: string;
  width: number;
  theme: 'light' | 'dark';
  locale: string;
}

const NOW = '2026-11-21T14:05:00Z';
const HEIGHT_PX = 844;

/** A dozen screens and three looks more: between them every block of the interface, theme, width and direction. */
const shots: readonly Shot[] = [
  { state: 'list', width: 390, theme: 'light', locale: 'en' },
  { state: 'list', width: 1280, theme: 'dark', locale: 'en' },
  { state: 'list', width: 390, theme: 'dark', locale: 'ar' },
  { state: 'list-loading', width: 390, theme: 'light', locale: 'en' },
  { state: 'form', width: 390, theme: 'light', locale: 'en' },
  { state: 'form', width: 1280, theme: 'light', locale: 'en' },
  { state: 'form-errors', width: 320, theme: 'dark', locale: 'de' },
  { state: 'complete', width: 390, theme: 'light', locale: 'en' },
  { state: 'complete-failed', width: 390, theme: 'dark', locale: 'es' },
  { state: 'address', width: 390, theme: 'dark', locale: 'en' },
  { state: 'pix', width: 768, theme: 'light', locale: 'pt' },
  { state: 'offers', width: 320, theme: 'light', locale: 'en' },
  { state: 'p2p-invoice', width: 390, theme: 'light', locale: 'ar' },
  { state: 'wd-complete', width: 390, theme: 'light', locale: 'en' },
  { state: 'sweep-chosen', width: 390, theme: 'dark', locale: 'en' },
];

for (const { state, width, theme, locale } of shots) {
  const name = `${state}-${width}-${theme}-${locale}`;
  test(`[THEME-01] ${name} looks as it did`, async ({ page }) => {
    await page.clock.setFixedTime(NOW);
    await page.setViewportSize({ width, height: HEIGHT_PX });
    await openGallery(page);
    await showState(page, state, { theme, locale });
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveScreenshot(`${name}.png`);
  });
}
