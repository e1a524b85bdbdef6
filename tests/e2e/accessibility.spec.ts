import axe from 'axe-core';
import type { Page } from 'playwright/test';
import { expect, forEachSetup, test } from '../support/test';
import { fillCardForm, openMethod, part } from '../support/widget';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface AxeWindow {
  axe: {
    run(
      context: string,
      options: object,
    ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
  };
}

/** What axe finds in the widget: rule and element. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async tags => {
    const { axe: runner } = globalThis as unknown as AxeWindow;
    const result = await runner.run('cashier-widget', {
      runOnly: tags,
      rules: { region: { enabled: false } },
    });
    return result.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
    );
  }, TAGS);
}

for (const theme of ['light', 'dark'] as const) {
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
        expect(await violations(page)).toEqual([]);
        await openMethod(widget, 'card', { locale });
        const submit = part(widget, 'submit');
        await submit.click();
        await expect(part(widget, 'field-error').first()).toBeVisible();
        expect(await violations(page)).toEqual([]);
        if (locale !== 'en') return;
        await part(widget, 'back').click();
        await (await fillCardForm(widget, { amount: '500', locale })).click();
        await expect(part(widget, 'status')).toHaveClass(/hero--success/);
        expect(await violations(page)).toEqual([]);
      });
    },
    {
      transports: ['http'],
      viewports: { narrow: { width: 320, height: 700 }, wide: { width: 1280, height: 800 } },
    },
  );
}
