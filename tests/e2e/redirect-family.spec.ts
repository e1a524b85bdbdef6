import type { Locator } from 'playwright/test';
import { expect, forEachSetup, test } from '../support/test';
import { fillCardForm, fillExtraFields, openMethod, part } from '../support/widget';

const heading = (widget: Locator): Locator => part(widget, 'status').getByRole('heading');
const field = (widget: Locator, name: string): Locator => widget.locator(`[name="${name}"]`);
const axes = {
  viewports: { narrow: { width: 390, height: 844 }, wide: { width: 1100, height: 800 } },
  locales: ['en'],
  isPaired: true,
};

/** The unified form of a Mexican wallet, which the amount …970 asks for. */
async function openUnified(widget: Locator, amount = '970'): Promise<void> {
  await (await openMethod(widget, 'mercado_pago')).fill(amount);
  await part(widget, 'submit').click();
  await expect(part(widget, 'form-title')).toHaveText('Bank details');
}

async function fillUnified(widget: Locator): Promise<void> {
  await field(widget, 'document').fill(' ab12345 ');
  await field(widget, 'contact_phone').pressSequentially('5512345678');
  await field(widget, 'network').selectOption('TON');
  await field(widget, 'sent_amount').fill('970,50');
  await widget.getByRole('button', { name: 'More details' }).click();
  await field(widget, 'sms_phone').pressSequentially('5598765432');
}

forEachSetup(() => {
  test('[DEP-05] [FORM-01] [FORM-09] [FORM-10] a unified form sends fields of every type with the deposit’s id', async ({
    cashier,
  }) => {
    const widget = await cashier.mount();
    await openUnified(widget);
    await expect(part(widget, 'countdown')).toContainText(/^1[45]:\d\d$/);
    await expect(field(widget, 'trace')).toHaveCount(0);
    await expect(field(widget, 'payer_bank')).toBeDisabled();
    await expect(field(widget, 'sms_phone')).toHaveCount(0);
    await fillUnified(widget);
    await part(widget, 'submit').click();
    await expect(heading(widget)).toHaveText('Deposit received');
    const [first, second, ...others] = cashier.calls.sent('deposit-create');
    expect(others).toEqual([]);
    const [deposit] = cashier.book.deposits();
    expect(first?.data).not.toHaveProperty('depositId');
    expect(second?.data).toMatchObject({
      depositId: deposit?.id,
      amount: 970,
      fields: {
        document: 'AB12345',
        purpose: 'game',
        contact_phone: '+525512345678',
        network: 'TON',
        sent_amount: '970.5',
        sms_phone: '+525598765432',
        payer_bank: 'Sandbox Bank',
        trace: 'sandbox',
      },
    });
    expect(cashier.book.credits()).toEqual([970]);
    expect(await cashier.events('create-transaction')).toHaveLength(1);
  });

  test('[DEP-03] more fields are asked for twice in a row, what was typed is kept and sent along', async ({
    cashier,
  }) => {
    const widget = await cashier.mount();
    await (await fillCardForm(widget, { amount: '911' })).click();
    await field(widget, 'document').fill('AB12345');
    await field(widget, 'purpose').selectOption('other');
    await field(widget, 'purpose_detail').fill('A present');
    await part(widget, 'submit').click();
    await expect(field(widget, 'sms_code')).toBeVisible();
    await expect(field(widget, 'holder')).toHaveValue('ANA LOPEZ');
    await expect(field(widget, 'document')).toHaveValue('AB12345');
    await fillExtraFields(widget);
    await part(widget, 'submit').click();
    await expect(heading(widget)).toHaveText('Deposit received');
    const { fields } = cashier.calls.sent('deposit-create').at(-1)?.data ?? {};
    expect(fields).toMatchObject({
      holder: 'ANA LOPEZ',
      document: 'AB12345',
      purpose: 'other',
      purpose_detail: 'A present',
      trace: 'sandbox',
      sms_phone: '+525512345678',
      sms_code: '123456',
    });
    expect(cashier.book.credits()).toEqual([911]);
  });

  test.describe('in Brazil', () => {
    test.use({ player: 'demo-br' });

    test('[DEP-05] [DEP-07] [DEP-13] pix: code and picture, then ‘I have paid’', async ({
      page,
      cashier,
    }) => {
      const widget = await cashier.mount();
      await (await openMethod(widget, 'pix', { country: 'BR' })).fill('50');
      await field(widget, 'numberId').pressSequentially('12345678909');
      await part(widget, 'submit').click();
      await expect(part(widget, 'qr')).toBeVisible();
      await expect(part(widget, 'pay-code')).toContainText('br.gov.bcb.pix');
      await expect(part(widget, 'copy-row').filter({ hasText: 'Pix key (random)' })).toBeVisible();
      expect(page.context().pages()).toHaveLength(1);
      await part(widget, 'submit').click();
      await expect(heading(widget)).toHaveText('Deposit received');
      const [deposit] = cashier.book.deposits();
      expect(cashier.calls.sent('deposit-complete').map(({ data }) => data)).toEqual([
        { depositId: deposit?.id, paymentMethod: 'pix' },
      ]);
      expect(cashier.book.credits()).toEqual([50]);
    });
  });

  test.describe('in India', () => {
    test.use({ player: 'demo-in' });

    test('[DEP-05] [DEP-13] eazype: all to pay to, and the page leaves by itself once it is paid', async ({
      cashier,
    }) => {
      const widget = await cashier.mount();
      await (await openMethod(widget, 'eazype', { country: 'IN' })).fill('500');
      await part(widget, 'submit').click();
      const [deposit] = await (async () => {
        await expect(part(widget, 'qr')).toBeVisible();
        return cashier.book.deposits();
      })();
      for (const text of ['sandbox.eazype@okbank', 'SAND0001234', deposit?.id ?? '']) {
        await expect(part(widget, 'copy-row').filter({ hasText: text })).toBeVisible();
      }
      await expect(heading(widget)).toHaveText('Deposit received');
      expect(cashier.calls.sent('deposit-complete')).toEqual([]);
    });
  });

  test('[DEP-05] an offline payment leads to its instructions', async ({ cashier }) => {
    const widget = await cashier.mount();
    await (await openMethod(widget, 'mercado_pago')).fill('981');
    await part(widget, 'submit').click();
    await expect(part(widget, 'steps').getByRole('listitem')).toHaveCount(3);
    await expect(part(widget, 'html').locator('b')).toHaveText('Sandbox Pay');
    await expect(part(widget, 'copy-row').filter({ hasText: '9300112233' })).toBeVisible();
    await part(widget, 'submit').click();
    await expect(heading(widget)).toHaveText('Deposit received');
  });
}, axes);

test('[FORM-01] a triggered field asks for the fields that follow, and nothing typed is lost', async ({
  cashier,
}) => {
  const widget = await cashier.mount();
  await openUnified(widget);
  await fillUnified(widget);
  await field(widget, 'purpose').selectOption('other');
  await expect(field(widget, 'purpose_detail')).toBeVisible();
  await expect(field(widget, 'document')).toHaveValue('AB12345');
  await expect(field(widget, 'sms_phone')).toHaveValue('+52 55 9876 5432');
  const [, refresh] = cashier.calls.sent('deposit-create');
  expect(refresh?.data.metadata).toMatchObject({ triggeredBy: 'purpose' });
  expect(cashier.book.deposits()).toMatchObject([{ status: 'waiting' }]);
  await field(widget, 'purpose').selectOption('game');
  await expect(field(widget, 'purpose_detail')).toHaveCount(0);
  await part(widget, 'submit').click();
  await expect(heading(widget)).toHaveText('Deposit received');
  expect(cashier.book.deposits()).toHaveLength(1);
});

test('[FORM-02] [FORM-03] an error among the advanced fields opens them', async ({ cashier }) => {
  const widget = await cashier.mount();
  await openUnified(widget);
  await part(widget, 'submit').click();
  await expect(field(widget, 'document')).toBeFocused();
  await expect(field(widget, 'sms_phone')).toHaveAttribute('aria-invalid', 'true');
  await field(widget, 'document').fill('AB12345');
  await field(widget, 'contact_phone').pressSequentially('5512345678');
  await field(widget, 'network').selectOption('TON');
  await field(widget, 'sent_amount').fill('970');
  await part(widget, 'submit').click();
  await expect(field(widget, 'sms_phone')).toBeFocused();
});

test('[FORM-09] the prefix of a phone stays, whatever is typed, deleted or pasted; a country changes it', async ({
  cashier,
}) => {
  const widget = await cashier.mount();
  await openUnified(widget);
  const phone = field(widget, 'contact_phone');
  await phone.press('End');
  for (let press = 0; press < 6; press++) await phone.press('Backspace');
  await expect(phone).toHaveValue('+52');
  await phone.press('Home');
  await phone.pressSequentially('9+');
  await expect(phone).toHaveValue('+52');
  await phone.press('End');
  await phone.pressSequentially('55+12');
  await expect(phone).toHaveValue('+52 5512');
  await phone.fill('0052 55 1234 5678');
  await expect(phone).toHaveValue('+52 5512345678');
  await widget.getByRole('button', { name: '+52, Change country' }).click();
  await expect(part(widget, 'dialog').locator('svg').first()).toBeVisible();
  await widget.getByRole('button', { name: 'Kenya +254' }).click();
  await expect(phone).toHaveValue('+254 5512345678');
  await expect(phone).toHaveAccessibleDescription('For example +254 712 345 678');
});

test.describe('a pix key', () => {
  test.use({ player: 'demo-br' });

  for (const [type, key, name] of [
    ['cpf', '123.456.789-09', 'numberId'],
    ['email', 'ana@example.com', 'pixKey'],
  ] as const) {
    test(`[FORM-12] of the type ${type} is sent as ${name}`, async ({ cashier }) => {
      const widget = await cashier.mount();
      await (await openMethod(widget, 'pix_key', { country: 'BR' })).fill('50');
      await field(widget, 'pixKeyType').selectOption(type);
      await field(widget, 'pixKey').fill(key);
      await part(widget, 'submit').click();
      await expect(part(widget, 'qr')).toBeVisible();
      expect(cashier.calls.sent('deposit-create')[0]?.data.fields).toEqual({ pixKeyType: type, [name]: key });
    });
  }
});

test('[METH-02] [DEP-13] a card paid by a wallet alone asks for nothing of the card', async ({ cashier }) => {
  const widget = await cashier.mount();
  await (await openMethod(widget, 'card_wallet')).fill('901');
  await expect(part(widget, 'input')).toHaveCount(0);
  await part(widget, 'submit').click();
  await expect(heading(widget)).toHaveText('Deposit received');
});

test('[METH-02] [FORM-13] a card of several types: the type is a switch, a pasted number is read, the brand shows', async ({
  page,
  cashier,
}) => {
  const widget = await cashier.mount();
  await (await openMethod(widget, 'card_multiple')).fill('500');
  await expect(widget.getByRole('button', { name: 'Débito' })).toHaveAttribute('aria-pressed', 'true');
  await widget.getByRole('button', { name: 'Crédito' }).click();
  const number = field(widget, 'card_number');
  await number.fill('4000-0000 0000-0077');
  await expect(number).toHaveValue('4000 0000 0000 0077');
  await expect(
    part(widget, 'field')
      .filter({ has: page.locator('[name="card_number"]') })
      .locator('svg, img'),
  ).not.toHaveCount(0);
  const [popUp] = await Promise.all([page.waitForEvent('popup'), part(widget, 'submit').click()]);
  await expect(popUp.getByRole('heading', { name: 'You pay' })).toBeVisible();
  expect(cashier.calls.sent('deposit-create')[0]?.data.fields).toMatchObject({ card_type: 'credit' });
});

const bonuses = [
  {
    id: 1,
    type: 'deposit',
    title: 'First',
    description: '<p>One</p>',
    depositBonusData: { minDeposit: 100 },
  },
  { id: 2, type: 'freespin', description: '<p>Two</p>', freespinBonusData: { minDeposit: 200, count: 50 } },
];

test('[BON-02] [BON-01] the details of a bonus: its text, its switch, and another to choose', async ({
  cashier,
}) => {
  const schema = { assets: { badge: '/cashier/assets/badge.txt' } };
  const widget = await cashier.mount({ bonusList: bonuses, schema });
  await expect(part(widget, 'tag').first()).toBeVisible();
  await widget.getByRole('button', { name: 'Details: First' }).click();
  await expect(part(widget, 'html')).toHaveText('One');
  await widget.getByRole('button', { name: '50 free spins' }).click();
  await expect(part(widget, 'html')).toHaveText('Two');
  await expect(widget.getByText('Smallest deposit')).toBeVisible();
  await part(widget, 'back').click();
  await expect(widget.getByRole('switch', { name: '50 free spins' })).toBeChecked();
  await (await openMethod(widget, 'mercado_pago')).fill('970');
  await part(widget, 'submit').click();
  await expect(part(widget, 'form-title')).toBeVisible();
  expect(cashier.calls.sent('deposit-create')[0]?.data).toMatchObject({
    isActivatedBonus: true,
    bonusId: '2',
  });
});

test('[BON-02] a badge that the server refuses is left out', async ({ cashier, guard }) => {
  guard.allow(/status of 404/);
  const schema = { assets: { badge: '/cashier/assets/none.txt' } };
  const widget = await cashier.mount({ bonusList: bonuses, schema });
  await expect(widget.getByRole('button', { name: 'Details: First' })).toBeVisible();
  await expect(part(widget, 'bonus').locator('[part~=tag]')).toHaveCount(0);
});

test('[METH-08] a method’s guide: a video with controls, or a link where it cannot play', async ({
  page,
  cashier,
  guard,
}) => {
  guard.allow(/Failed to load resource|net::ERR/);
  await page.route(/guides/, route => route.abort());
  const widget = await cashier.mount();
  await openMethod(widget, 'mercado_pago');
  await widget.getByRole('button', { name: 'How to pay' }).click();
  await expect(widget.getByText('The video cannot be played here.')).toBeVisible();
  const link = part(widget, 'video-link');
  await expect(link).toHaveAttribute('href', /\/guides\/mercado-pago\.webm$/);
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await widget.getByRole('button', { name: 'Back to the payment' }).click();
  await expect(part(widget, 'amount-input')).toBeVisible();
});

test('[METH-08] a guide plays where the player presses play', async ({ cashier }) => {
  const widget = await cashier.mount();
  await openMethod(widget, 'mercado_pago');
  await widget.getByRole('button', { name: 'How to pay' }).click();
  const video = part(widget, 'video');
  await video.evaluate((element: HTMLVideoElement) => element.play());
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
});

test('[METH-08] [DEP-06] a guide with an unsafe address is not offered', async ({ cashier }) => {
  const widget = await cashier.mount();
  await openMethod(widget, 'hostile_pattern');
  await expect(widget.getByRole('button', { name: 'How to pay' })).toHaveCount(0);
});

test.describe('a method with a support button', () => {
  test.use({ player: 'demo-ru' });

  test('[DEP-10] [HOST-11] has it on its form', async ({ cashier }) => {
    const widget = await cashier.mount();
    await openMethod(widget, 'card_sberpay_one_click', { country: 'RU' });
    await widget.getByRole('button', { name: 'Contact support' }).click();
    expect((await cashier.events('support')).map(({ detail }) => detail)).toEqual([
      { paymentMethod: 'card_sberpay_one_click' },
    ]);
  });
});

test('[FORM-06] p2p_market takes its fixed amounts alone: they are the chips', async ({ cashier }) => {
  const widget = await cashier.mount();
  const amount = await openMethod(widget, 'p2p_market');
  await expect(part(widget, 'chip')).toHaveText([
    '$100',
    '$200',
    '$500',
    '$1,000',
    '$2,000',
    '$5,000',
    '$10,000',
  ]);
  await amount.fill('150');
  await part(widget, 'submit').click();
  await expect(amount).toHaveAccessibleDescription(/^Choose one of the amounts: \$100, \$200/);
  await part(widget, 'chip').nth(2).click();
  await expect(amount).toHaveValue('500');
  await expect(amount).not.toHaveAttribute('aria-invalid', 'true');
  expect(cashier.book.deposits()).toEqual([]);
});
