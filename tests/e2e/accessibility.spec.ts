import { findAxeFaults } from '../support/findAxeFaults';
import { expect, forEachSetup, test } from '../support/test';
import { fillCardForm, openMethod, part } from '../support/widget';

/** With the widths of the setups, every two of theme, width and language stand together once. */
for (const [theme, locales] of [
  ['light', ['en', 'ar']],
  ['dark', ['ar', 'en']],
] as const) {
  forEachSetup(
    ({ locale }) => {
      test(`[FORM-13] [ROUTE-12] axe finds nothing on list, form, errors and status, ${theme}`, async ({
        page,
        cashier,
      }) => {
        // Half-way through a fade every contrast is too low.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const widget = await cashier.mount({ theme });
        await expect(part(widget, 'method').first()).toBeVisible();
        expect(await findAxeFaults(page)).toEqual([]);
        await openMethod(widget, 'card', { locale });
        const submit = part(widget, 'submit');
        await submit.click();
        await expect(part(widget, 'field-error').first()).toBeVisible();
        expect(await findAxeFaults(page)).toEqual([]);
        if (locale !== 'en') return;
        await part(widget, 'back').click();
        await (await fillCardForm(widget, { amount: '500', locale })).click();
        await expect(part(widget, 'status')).toHaveClass(/hero--success/);
        expect(await findAxeFaults(page)).toEqual([]);
      });
    },
    {
      transports: ['http'],
      viewports: { narrow: { width: 320, height: 700 }, wide: { width: 1280, height: 800 } },
      locales,
    },
  );
}

test('[THEME-01] in forced colours a button under the pointer keeps the colours that the player has chosen', async ({
  page,
  cashier,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const widget = await cashier.mount();
  await openMethod(widget, 'card');
  const submit = part(widget, 'submit');
  const colour = () => submit.evaluate(node => getComputedStyle(node).backgroundColor);
  const before = await colour();
  await submit.hover();
  expect(await colour()).toBe(before);
});
