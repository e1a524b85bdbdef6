import type { Locator, Page } from 'playwright/test';
import { openPopUp } from '../support/openPopUp';
import { type CashierFixture, expect, forEachSetup, test } from '../support/test';
import { openMethod, part } from '../support/widget';

const RU = { country: 'RU' };
const config = { captchaScriptUrl: '/captcha/gt4.js' };
const pages = (page: Page): number => page.context().pages().length;

test.use({ player: 'demo-ru' });

async function openChallenge(
  page: Page,
  cashier: CashierFixture,
): Promise<{ widget: Locator; dialog: Locator }> {
  const widget = await cashier.mount({ config, geetestCaptchaId: 'dialog' });
  await (await openMethod(widget, 'tpay_one_click', RU)).fill('500');
  await part(widget, 'submit').click();
  return { widget, dialog: page.getByRole('dialog', { name: 'Sandbox captcha' }) };
}

forEachSetup(
  () => {
    test('[CAP-01] [DEP-02] [DEP-04] the pop-up opens, the player answers, and the deposit carries the proof', async ({
      page,
      cashier,
    }) => {
      const widget = await cashier.mount({ config, geetestCaptchaId: 'dialog' });
      await (await openMethod(widget, 'tpay_one_click', RU)).fill('500');
      const popUp = await openPopUp(page, part(widget, 'submit'));
      await expect(popUp.getByText('One check first')).toBeVisible();
      const dialog = page.getByRole('dialog', { name: 'Sandbox captcha' });
      await expect(dialog).toBeVisible();
      expect(cashier.book.deposits()).toEqual([]);
      await dialog.getByRole('button', { name: 'I am a person' }).click();
      await popUp.getByRole('button', { name: 'Pay' }).click();
      await expect(part(widget, 'status').getByRole('heading')).toHaveText('Deposit received');
      expect(cashier.calls.sent('deposit-create').map(({ data }) => data)).toEqual([
        expect.objectContaining({
          geetestCaptchaOutput: 'sandbox-captcha-output',
          geetestGenTime: expect.stringMatching(/^\d+$/),
          geetestLotNumber: expect.stringMatching(/^sandbox-/),
          geetestPassToken: 'sandbox-pass-token',
        }),
      ]);
    });

    test('[CAP-01] [DEP-01] a captcha closed by the player creates nothing, and says so', async ({
      page,
      cashier,
    }) => {
      const { widget, dialog } = await openChallenge(page, cashier);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(part(widget, 'snackbar')).toContainText('The check was closed. Nothing was created.');
      await expect.poll(() => pages(page)).toBe(1);
      await expect(part(widget, 'amount-input')).toHaveValue('500');
      expect(cashier.book.deposits()).toEqual([]);
      expect((await cashier.events('error-report')).map(({ detail }) => detail?.['message'])).toContain(
        'Captcha: closed by user',
      );
    });
  },
  { viewports: { wide: { width: 1100, height: 800 } }, locales: ['en'] },
);

for (const [id, message, text] of [
  ['sandbox-error', 'Captcha: unknown', 'The check did not work'],
  ['', 'geetestCaptchaId is required', 'The check did not work'],
  ['sandbox-network', 'Captcha data empty', 'The check did not load'],
] as const) {
  test(`[CAP-01] [ERR-04] with the id '${id}': ${message}`, async ({ page, cashier }) => {
    const widget = await cashier.mount({ config, geetestCaptchaId: id });
    await (await openMethod(widget, 'tpay_one_click', RU)).fill('500');
    await part(widget, 'submit').click();
    await expect(part(widget, 'snackbar')).toContainText(text, { timeout: 12_000 });
    await expect.poll(() => pages(page)).toBe(1);
    expect((await cashier.events('error-report')).map(({ detail }) => detail?.['message'])).toContain(
      message,
    );
    expect(cashier.book.deposits()).toEqual([]);
  });
}

test('[CAP-01] the id of the schema serves where the parent gives none; the script comes once', async ({
  page,
  cashier,
}) => {
  const scripts: string[] = [];
  page.on('request', request => {
    if (request.url().includes('/captcha/')) scripts.push(request.url());
  });
  const schema = { meta: { geetestCaptchaId: 'sandbox-auto' } };
  const widget = await cashier.mount({ config, schema });
  for (const amount of ['500', '600']) {
    await (await openMethod(widget, 'tpay_one_click', RU)).fill(amount);
    const popUp = await openPopUp(page, part(widget, 'submit'));
    await popUp.getByRole('button', { name: 'Pay' }).click();
    await expect(part(widget, 'status').getByRole('heading')).toHaveText('Deposit received');
    await widget.getByRole('button', { name: 'Make another deposit' }).click();
    await popUp.close();
  }
  expect(scripts).toHaveLength(1);
});

test('[CAP-01] a script that cannot be loaded is tried three times, and the player reads of it', async ({
  page,
  cashier,
  guard,
}) => {
  guard.allow(/ERR_FAILED/);
  let tries = 0;
  await page.route('**/captcha/gt4.js', route => {
    tries++;
    return route.abort();
  });
  const widget = await cashier.mount({ config, geetestCaptchaId: 'sandbox-auto' });
  await (await openMethod(widget, 'tpay_one_click', RU)).fill('500');
  await part(widget, 'submit').click();
  await expect(part(widget, 'snackbar')).toContainText('The check did not load');
  expect(tries).toBe(3);
  expect(cashier.book.deposits()).toEqual([]);
});

test('[CAP-01] leaving the form while the captcha stands open takes it away, and nothing is created', async ({
  page,
  cashier,
}) => {
  const { widget, dialog } = await openChallenge(page, cashier);
  await expect(dialog).toBeVisible();
  await part(widget, 'back').dispatchEvent('click');
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => pages(page)).toBe(1);
  await expect(part(widget, 'snackbar')).toHaveCount(0);
  expect(cashier.book.deposits()).toEqual([]);
});

test('[CAP-01] captcha_required is answered with one fresh captcha and one more try', async ({
  page,
  cashier,
  guard,
}) => {
  guard.allow(/status of 422/);
  const widget = await cashier.mount({ config, geetestCaptchaId: 'sandbox-auto' });
  await (await openMethod(widget, 'tpay_one_click', RU)).fill('914');
  const popUp = await openPopUp(page, part(widget, 'submit'));
  await expect(popUp.getByRole('button', { name: 'Pay' })).toBeVisible();
  const sent = cashier.calls.sent('deposit-create').map(({ data }) => data);
  expect(sent).toHaveLength(2);
  expect(sent[1]?.['requestId']).toBe(sent[0]?.['requestId']);
  expect(sent[1]?.['geetestLotNumber']).not.toBe(sent[0]?.['geetestLotNumber']);
});
