import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { galleryStates } from '../../demo/hosts/gallery/galleryStates';
import { RTL_LOCALES, SUPPORTED_LOCALES } from '../../src/spec/locales';
import { findLayoutFaults } from '../support/findLayoutFaults';
import { findTextFaults } from '../support/findTextFaults';
import { openGallery } from '../support/openGallery';

const isWhole = process.env['GALLERY'] === 'whole';
const states = Object.values(galleryStates).flat();
const PARTS = 6;
const textsOf = (locale: string): Record<string, string> =>
  JSON.parse(readFileSync(`locales/${locale}.json`, 'utf8'));
const english = textsOf('en');
function foreignTo(locale: string): string[] {
  const own = textsOf(locale);
  const kept = new Set(Object.values(own));
  return [
    ...new Set(
      Object.entries(english)
        .filter(([id, t]) => own[id] !== t && !/[{<]/.test(t))
        .map(([, t]) => t),
    ),
  ].filter(t => !kept.has(t));
}
async function setLocale(page: Page, locale: string) {
  await page.evaluate(async wanted => {
    const widget = document.querySelector('cashier-widget');
    Object.assign(widget ?? {}, { locale: wanted });
    const root = widget?.shadowRoot;
    while (root?.querySelector<HTMLElement>('.cashier')?.lang !== wanted)
      await new Promise(requestAnimationFrame);
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, locale);
}
const scale = Number(process.env['SCALE'] ?? '1');
for (let part = 0; part < PARTS; part += 1) {
  test(`grid ${part}`, async ({ page }) => {
    test.setTimeout(1200_000);
    const problems: string[] = [];
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 800 });
    await openGallery(page);
    await page.waitForFunction(() => 'showState' in window);
    for (const [index, { name }] of states.entries()) {
      if (index % PARTS !== part) continue;
      const t0 = Date.now();
      await page.evaluate(async shown => {
        await window.showState(shown);
      }, name);
      await page.evaluate(
        s => document.querySelector('cashier-widget')?.style.setProperty('--cashier-text-scale', String(s)),
        scale,
      );
      for (const locale of SUPPORTED_LOCALES) {
        await setLocale(page, locale);
        const dir = await page.evaluate(
          () =>
            document.querySelector('cashier-widget')?.shadowRoot?.querySelector<HTMLElement>('.cashier')?.dir,
        );
        if ((dir === 'rtl') !== RTL_LOCALES.includes(locale as 'ar'))
          problems.push(`${name} ${locale} dir ${dir}`);
        const f = [
          ...(await findLayoutFaults(page)),
          ...(await findTextFaults(page, { foreign: foreignTo(locale) })),
        ];
        for (const x of f) console.log(`FAULT ${name} ${locale}: ${x}`);
        problems.push(...f);
      }
      console.log('TIME', name, Date.now() - t0);
    }
    expect(problems.length).toBe(0);
  });
}
