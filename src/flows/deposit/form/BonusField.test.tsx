import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderCashier } from '../../../../tests/support/unit/renderCashier';
import { methodsAnswer, sampleMethod } from '../../../../tests/support/unit/samples';
import { DAY_MS } from '../../../spec/timers';

it('[BON-01] a bonus whose time ends while the form is open goes from it, as it would not be sent', async () => {
  const expiresAt = new Date(Date.now() + DAY_MS).toISOString();
  const { cashier, container } = await renderCashier({
    parent: { bonusList: [{ id: 1, type: 'deposit', title: 'Welcome', expiresAt }] },
    answers: { 'methods-payment-v3': methodsAnswer(sampleMethod()) },
  });
  await act(async () => {
    cashier.deposit.method = sampleMethod();
    cashier.router.navigate('/deposit/redirect');
  });
  await waitFor(() => expect(container.querySelector('input[name=amount]')).not.toBeNull());
  expect(container.textContent).toContain('Welcome');
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(expiresAt) + 1);
  await waitFor(() => expect(container.textContent).not.toContain('Welcome'), { timeout: 3000 });
});

it.each([
  ['oxxo', {}, '', 'From $100', true],
  ['oxxo', {}, '60', 'Add $40 more to get it', true],
  ['oxxo', {}, '100', 'From $100', true],
  ['oxxo', { isEnabled: false }, '100', 'Not available to you at the moment', false],
  ['webmoney_usd', {}, '100', 'Not available with this method', false],
])(
  '[BON-01] with %s, a bonus %j and an amount of %j the form says %s, and lets it be chosen: %s',
  async (name, given, amount, said, isOffered) => {
    const bonus = {
      id: 1,
      type: 'deposit',
      title: 'Welcome',
      depositBonusData: { minDeposit: 100 },
      ...given,
    };
    const method = sampleMethod({ name });
    const { cashier, container, player } = await renderCashier({
      parent: { bonusList: [bonus] },
      answers: { 'methods-payment-v3': methodsAnswer(method) },
    });
    await act(async () => {
      cashier.deposit.method = method;
      cashier.router.navigate('/deposit/redirect');
    });
    const field = await screen.findByRole('textbox', { name: 'Amount' });
    if (amount) await player.type(field, amount);
    expect(container.querySelector('[part=bonus]')?.textContent).toBe(`Welcome${said} `);
    const [choice] = screen.queryAllByRole('switch', { checked: true });
    expect(choice !== undefined).toBe(isOffered);
    if (!choice) return;
    await player.click(choice);
    expect(container.querySelector('[part=bonus]')?.textContent).toBe('WelcomeFrom $100 ');
    expect(cashier.bonuses.isSelected).toBe(false);
  },
);

it('[BON-01] a share is promised for an amount that gets it, and added up only while it is chosen', async () => {
  const depositBonusData = { minDeposit: 100, percent: 50 };
  const { cashier, container, player } = await renderCashier({
    parent: { bonusList: [{ id: 1, type: 'deposit', title: 'Welcome', depositBonusData }] },
    answers: { 'methods-payment-v3': methodsAnswer(sampleMethod()) },
  });
  await act(async () => {
    cashier.deposit.method = sampleMethod();
    cashier.router.navigate('/deposit/redirect');
  });
  const field = await screen.findByRole('textbox', { name: 'Amount' });
  // Nothing was asked for yet.
  expect(screen.queryByText(/needs a little more/)).toBeNull();
  const promises = () => container.textContent?.match(/\+\$\d+( bonus)?/g) ?? [];
  expect(promises()).toEqual([]);
  await player.type(field, '60');
  expect(promises()).toEqual([]);
  await player.type(field, '0');
  expect(promises()).toEqual(['+$300 bonus', '+$300']);
  await player.click(screen.getByRole('switch'));
  expect(promises()).toEqual(['+$300 bonus']);
});
