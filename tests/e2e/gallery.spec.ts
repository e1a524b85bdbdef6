import { expect, type Page, test } from 'playwright/test';
import { galleryStates } from '../../demo/hosts/gallery/galleryStates';
import { findAxeFaults } from '../support/findAxeFaults';
import { isWholeGallery } from '../support/galleryRun';
import { openGallery } from '../support/openGallery';
import { runPageCheck } from '../support/runPageCheck';
import { showNotingGaps } from '../support/showNotingGaps';

const HEIGHT_PX = 800;
const WIDTHS_PX = [320, 390, 768, 1280] as const;
const THEMES = ['light', 'dark'] as const;
const LOCALES = ['en', 'ar'] as const;
const PARTS = 12;

interface Look {
  width: number;
  theme: (typeof THEMES)[number];
  locale: (typeof LOCALES)[number];
}

const allLooks: Look[] = WIDTHS_PX.flatMap(width =>
  THEMES.flatMap(theme => LOCALES.map(locale => ({ width, theme, locale }))),
);
/** Each state at the narrowest and at one other width, in both themes and both directions. */
const pairedLooks: readonly [Look, Look][] = [
  [
    { width: 320, theme: 'light', locale: 'en' },
    { width: 768, theme: 'dark', locale: 'ar' },
  ],
  [
    { width: 320, theme: 'dark', locale: 'ar' },
    { width: 390, theme: 'light', locale: 'en' },
  ],
  [
    { width: 320, theme: 'light', locale: 'ar' },
    { width: 1280, theme: 'dark', locale: 'en' },
  ],
];

/** Changes the look of the widget that stands there; what it shows stays. */
async function setLook(page: Page, { width, theme, locale }: Look): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT_PX });
  await page.evaluate(
    async look => {
      const widget = document.querySelector('cashier-widget');
      Object.assign(widget ?? {}, look);
      const root = widget?.shadowRoot;
      const isApplied = () => {
        const frame = root?.querySelector<HTMLElement>('.cashier');
        return frame?.lang === look.locale && frame.dataset['theme'] === look.theme;
      };
      while (!isApplied()) await new Promise(requestAnimationFrame);
      await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      // A colour that is inherited moves on when its parent's has settled.
      const moving = () => root?.getAnimations().filter(one => one instanceof CSSTransition) ?? [];
      for (let round = 0; round < 5 && moving().length > 0; round += 1) {
        const settled = Promise.allSettled(moving().map(one => one.finished));
        await Promise.race([settled, new Promise(resolve => setTimeout(resolve, 300))]);
      }
    },
    { theme, locale },
  );
}

const states = Object.values(galleryStates).flat();

test('[ROUTE-01] [ROUTE-02] the names of the gallery are told apart', () => {
  expect(new Set(states.map(({ name }) => name)).size).toBe(states.length);
});

for (let part = 0; part < PARTS; part += 1) {
  test(`[FORM-13] [ROUTE-12] no state of the gallery overflows, overlaps, lacks a text or fails axe, ${part + 1} of ${PARTS}`, async ({
    page,
  }) => {
    test.setTimeout(isWholeGallery ? 600_000 : 240_000);
    const problems: string[] = [];
    const seen = { looks: 0, readByAxe: 0 };
    page.on('pageerror', error => problems.push(`uncaught: ${error.message}`));
    page.on('console', line => line.text().includes('React error') && problems.push(line.text()));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openGallery(page);
    for (const [index, { name }] of states.entries()) {
      if (index % PARTS !== part) continue;
      await showNotingGaps(page, name);
      const looks = isWholeGallery ? allLooks : (pairedLooks[index % pairedLooks.length] ?? []);
      for (const [at, look] of looks.entries()) {
        await setLook(page, look);
        const isRead = isWholeGallery || at === index % looks.length;
        const found = [
          ...(await runPageCheck(page, 'findLayoutFaults')),
          ...(isRead ? await findAxeFaults(page) : []),
        ];
        seen.looks += 1;
        seen.readByAxe += isRead ? 1 : 0;
        problems.push(...found.map(fault => `${name} ${look.width} ${look.theme} ${look.locale}: ${fault}`));
      }
    }
    expect(problems).toEqual([]);
    expect(await page.locator('body').innerText()).not.toContain('Missing translation');
    console.log(`gallery: ${seen.looks} looks, ${seen.readByAxe} of them read by axe, 0 faults`);
  });
}
