import type { Page } from 'playwright/test';
import { button, heading } from '../support/screen';
import { inMotion } from '../support/setups';
import { expect, test } from '../support/test';
import { part } from '../support/widget';
import { mountPayouts, reviewSpei } from '../support/withdrawal';

test.use(inMotion);

/** As the translators of browsers do: each text of the page, also a later one, gives way to an element with its own. */
async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    function translate(root: Node): void {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('font, style, [translate=no]')) continue;
        const font = document.createElement('font');
        font.textContent = text.data;
        text.replaceWith(font);
      }
    }
    const { attachShadow } = Element.prototype;
    Element.prototype.attachShadow = function (options) {
      const root = attachShadow.call(this, options);
      const watched = { childList: true, characterData: true, subtree: true };
      new MutationObserver(() => translate(root)).observe(root, watched);
      return root;
    };
  });
}

test.beforeEach(({ page }) => translatePages(page));

test('[FORM-13] [WD-02] where a page translator puts its own texts in place of ours, a withdrawal says how it stands', async ({
  page,
  cashier,
}) => {
  await page.clock.install();
  const widget = await mountPayouts(cashier);
  await (await reviewSpei(widget, '916')).click();
  const sent = widget.locator('form').getByText('A new code is on its way');
  await button(widget, 'Send a new code').click();
  await expect(sent).toBeVisible();
  await page.clock.fastForward(31_000);
  await expect(button(widget, 'Send a new code')).toBeVisible();
  await expect(sent).toHaveCount(0);
  await widget.getByRole('textbox', { name: 'Code' }).fill('123456');
  await button(widget, 'Confirm').click();
  await expect(heading(widget)).toHaveText('Withdrawal complete');
  await expect(part(widget, 'status')).toContainText('The money has been paid out to you.');
});

test('[FORM-13] [BON-01] [HOST-04] there the list keeps its bonus, and says the conditions of a new one', async ({
  cashier,
}) => {
  const bonusOf = (id: string, minDeposit: number) => ({
    id,
    type: 'deposit',
    title: `Bonus ${id}`,
    depositBonusData: { minDeposit },
  });
  const widget = await cashier.mount({ locale: 'en', bonusList: [bonusOf('a', 500)] });
  const bonus = part(widget, 'bonus');
  await expect(bonus.getByRole('button')).toBeVisible();
  await expect(bonus).toContainText('$500');
  await widget.evaluate(
    (element, list) => Object.assign(element, { bonusList: list }) && undefined,
    [bonusOf('b', 900)],
  );
  await expect(bonus).toContainText('Bonus b');
  await expect(bonus).toContainText('$900');
  await bonus.getByRole('button').click();
  await expect(part(widget, 'back')).toBeVisible();
  await expect(bonus).toContainText('$900');
});
