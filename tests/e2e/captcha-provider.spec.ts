import { geetestStandIn } from '../support/geetestStandIn';
import { expect, test } from '../support/test';
import { openMethod, part } from '../support/widget';

declare global {
  interface Window {
    __isOffline?: boolean;
    __script?: number;
  }
}

const RU = { country: 'RU' };
const options = { config: { captchaScriptUrl: '/captcha/gt4.js' }, geetestCaptchaId: 'any' };

test.use({ player: 'demo-ru' });
test.beforeEach(({ page }) =>
  page.route('**/captcha/gt4.js', route =>
    route.fulfill({ contentType: 'text/javascript', body: geetestStandIn }),
  ),
);

test('[CAP-01] a captcha whose script could not load a part of itself works once the connection is back', async ({
  page,
  cashier,
}) => {
  const widget = await cashier.mount(options);
  await page.evaluate(() => {
    window.__isOffline = true;
  });
  await (await openMethod(widget, 'tpay_one_click', RU)).fill('500');
  await part(widget, 'submit').click();
  await page.waitForFunction(() => window.__script === 2);
  await page.evaluate(() => {
    window.__isOffline = false;
  });
  await page.getByRole('button', { name: 'Solve' }).click();
  await expect.poll(() => cashier.book.deposits()).toHaveLength(1);
});

test('[ROUTE-12] [CAP-01] the focus is back on the button once the challenge has gone', async ({
  page,
  cashier,
}) => {
  const widget = await cashier.mount(options);
  await (await openMethod(widget, 'tpay_one_click', RU)).fill('500');
  await part(widget, 'submit').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Close it' }).press('Enter');
  await expect(part(widget, 'submit')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Solve' }).press('Enter');
  await expect(part(widget, 'status').getByRole('heading')).toBeFocused();
  expect(cashier.book.deposits()).toHaveLength(1);
});

for (const kind of ['dialog', 'popover'] as const)
  test(`[CAP-01] [HOST-01] the challenge can be answered where the host shows the widget in a ${kind}`, async ({
    page,
    cashier,
  }) => {
    const widget = await cashier.mount(options);
    await page.evaluate(chosen => {
      const box = document.createElement(chosen === 'dialog' ? 'dialog' : 'div');
      Object.assign(box.style, { inlineSize: '500px', blockSize: '600px' });
      document.body.append(box);
      box.append(document.querySelector('cashier-widget') ?? '');
      if (box instanceof HTMLDialogElement) box.showModal();
      else {
        box.popover = 'manual';
        box.showPopover();
      }
    }, kind);
    await (await openMethod(widget, 'tpay_one_click', RU)).fill('500');
    await part(widget, 'submit').click();
    await page.getByRole('button', { name: 'Solve' }).click();
    await expect.poll(() => cashier.book.deposits()).toHaveLength(1);
    await expect(page.locator('.geetest_captcha')).toHaveCount(0);
  });
