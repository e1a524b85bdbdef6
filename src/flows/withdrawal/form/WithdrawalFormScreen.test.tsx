import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describedBy } from '../../../../tests/support/unit/describedBy';
import { renderCashier } from '../../../../tests/support/unit/renderCashier';
import { methodsAnswer, sampleMethod } from '../../../../tests/support/unit/samples';

async function openForm(balance: number, rules: object, overrides: Parameters<typeof sampleMethod>[0] = {}) {
  const test = await renderCashier({
    parent: { page: 'withdrawal' },
    user: { balanceData: { primary: { amount: balance, currency: 'MXN' } } },
    answers: {
      'methods-withdrawal': methodsAnswer(
        sampleMethod({
          text: { en: 'SPEI' },
          amount_rules: { MXN: rules as { min: number; max: number } },
          ...overrides,
        }),
      ),
      'withdrawal-list': [],
    },
  });
  await test.player.click(await screen.findByRole('button', { name: /^SPEI/ }));
  await screen.findByRole('button', { name: /^Withdraw/ });
  return test;
}

const chips = () => screen.queryByRole('group', { name: 'Suggestions' })?.textContent ?? '';

it.each([
  ['all of it', 70, '70', /^All\$50$/],
  ['all of it, a suggestion itself', 75, '75', /^All\$50$/],
  ['less than all', 1234, '99.5', /^\$50\$75\$99\.50$/],
])(
  '[WD-03] [FORM-11] what the method pays out of the balance is %s, and says so',
  async (_, balance, text, shown) => {
    const { player, cashier } = await openForm(balance, { min: 50, max: 99.5 });
    expect(chips()).toMatch(shown);
    await player.click(screen.getAllByRole('button', { name: /^(All|\$99\.50)$/ })[0] as HTMLElement);
    expect(cashier.withdrawal.amount.text).toBe(text);
  },
);

it('[WD-03] a balance below 0 is below the smallest amount only of a method that has one', async () => {
  await openForm(-20, { min: 0, max: 1000 });
  expect(screen.queryByText(/below the minimum/)).toBeNull();
});

it.each([
  ['that the balance covers', 300, '$100$200'],
  ['none of which it covers', 99, ''],
])('[FORM-06] [WD-03] fixed amounts %s are the only chips', async (_, balance, shown) => {
  const fields = [{ name: 'amount', regex: '^(100|200|500)$' }];
  await openForm(balance, { min: 10, max: 1000 }, { name: 'p2p_market', fields });
  expect(chips()).toBe(shown);
});

it.each([
  ['300', '^(100|200|500)$', 'Choose one of the amounts: $100, $200, or $500'],
  ['150', '^\\d+00$', 'This amount is not offered. Please try another one.'],
  ['300', '^\\d+00$', undefined],
  ['250.5', '^(100\\.00|250\\.50)$', undefined],
  ['100', '^(100\\.00|250\\.50)$', undefined],
])('[FORM-06] [WD-03] of fixed amounts %s is one or is refused: %s', async (amount, regex, text) => {
  const fields = [{ name: 'amount', regex }];
  const { player } = await openForm(1000, { min: 10, max: 1000 }, { name: 'p2p_market', fields });
  const field = screen.getByRole('textbox', { name: 'Amount' });
  await player.type(field, `${amount}{Enter}`);
  if (text) expect(describedBy(field)).toContain(text);
  else expect(field.getAttribute('aria-invalid')).toBeNull();
});

it.each([
  [49.99, true],
  [50, false],
])(
  '[WD-03] a balance of %s is below the smallest amount, before anything is typed: %s',
  async (balance, isBelow) => {
    await openForm(balance, { min: 50, max: 1000 });
    expect(screen.queryByText('Your balance is below the minimum, $50.') !== null).toBe(isBelow);
  },
);

it('[WD-01] [FORM-02] the button names the amount; pressed without one it says what is missing', async () => {
  const { player, cashier } = await openForm(100, { min: 50, max: 1000 });
  // Of one account there is no choice.
  expect(screen.queryByRole('group', { name: 'Taken from' })).toBeNull();
  await player.click(screen.getByRole('button', { name: 'Withdraw' }));
  const field = screen.getByRole('textbox', { name: 'Amount' });
  expect(describedBy(field)).toContain('Enter an amount');
  expect(cashier.router.current().path).toBe('/withdrawal/redirect');
  await player.type(field, '60');
  await player.click(screen.getByRole('button', { name: 'Withdraw $60' }));
  expect(cashier.withdrawal.draft).toMatchObject({ amount: 60, currency: 'MXN', accountType: 'main' });
});

it.each([
  [
    'what is needed',
    [
      { name: 'clabe', regex: '^\\d{18}$' },
      { name: 'note', regex: '.*' },
      { name: 'terminal', type: 'hidden' },
    ],
    'You will need: CLABE',
  ],
  ['nothing where all may be left empty', [{ name: 'note', regex: '.*' }], undefined],
])(
  '[WD-01] before anything is typed the form names %s, and leads to how it works',
  async (_, fields, text) => {
    const { player, cashier } = await openForm(100, { min: 50, max: 1000 }, { fields });
    const needs = screen.queryByText(/^You will need/)?.textContent;
    expect(needs?.replace(/[\u2068\u2069]/g, '')).toBe(text);
    await player.click(screen.getByRole('button', { name: 'How it works' }));
    expect(cashier.router.current().path).toBe('/withdrawal/redirect/instruction');
  },
);
