import type { Page } from 'playwright/test';
import { openInvoice, paid } from '../support/p2p';
import { heading } from '../support/screen';
import { expect, test } from '../support/test';
import { fillCardForm, part } from '../support/widget';
import { reviewSpei } from '../support/withdrawal';

/** A bank that writes every number as a text, as PHP's often do. */
const writeTexts = (page: Page): Promise<unknown> =>
  page.route('**/api/BANKING/**', async route => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(?<=":)-?\d+(?:\.\d+)?(?=[,}\]])/g, '"$&"');
    await route.fulfill({ response, body });
  });

test('[API-06] [METH-01] [DEP-01] [WD-02] numbers as texts: a deposit and a withdrawal', async ({
  page,
  cashier,
}) => {
  await writeTexts(page);
  const widget = await cashier.mount({ transport: 'http' });
  await expect(part(widget, 'method').first()).toContainText('$50 – $20,000');
  await (await fillCardForm(widget, { amount: '500' })).click();
  await expect(heading(widget)).toHaveText('Deposit received');
  expect(cashier.book.credits()).toEqual([500]);
  await cashier.remount({ page: 'withdrawal' });
  await (await reviewSpei(widget, '500')).click();
  await expect(heading(widget)).toHaveText('Withdrawal complete');
  expect(await cashier.events('error-report')).toEqual([]);
});

test.describe('in Uzbekistan', () => {
  test.use({ player: 'demo-uz' });

  test('[API-06] [P2P-04] numbers as texts: an invoice', async ({ page, cashier }) => {
    await writeTexts(page);
    const widget = await cashier.mount({ transport: 'http' });
    await openInvoice(widget);
    await paid(widget).click();
    await expect(heading(widget)).toHaveText('Deposit received');
    expect(cashier.book.credits()).toEqual([50_000]);
  });
});
