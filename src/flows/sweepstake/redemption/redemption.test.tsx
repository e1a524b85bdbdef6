import { act, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { refusal } from '../../../../tests/support/unit/createFakeTransport';
import type { TestCashierOptions } from '../../../../tests/support/unit/createTestCashier';
import { deferred } from '../../../../tests/support/unit/deferred';
import { type RenderedCashier, renderCashier } from '../../../../tests/support/unit/renderCashier';
import { methodsAnswer, sampleMethod } from '../../../../tests/support/unit/samples';
import type { PaymentMethod } from '../../../api/contract/method';
import { redemptionRoutes } from './redemptionRoutes';

const ADDRESS = 'bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh';

const coin = (name: string, text: string, overrides: Partial<PaymentMethod> = {}): PaymentMethod =>
  sampleMethod({
    name,
    category: 'crypto',
    currency: ['QSC'],
    text: { en: text },
    amount_rules: { QSC: { min: 5, max: 500 } },
    fields: [{ name: 'address', regex: '^\\S{10,90}$', type: 'text' }],
    ...overrides,
  });

const open = (
  answers: Record<string, unknown> = {},
  options: TestCashierOptions = {},
): Promise<RenderedCashier> =>
  renderCashier({
    parent: { page: 'withdrawal', widgetViewType: 'sweep' },
    user: { currency: 'QSC' },
    ...options,
    answers: {
      'methods-withdrawal': methodsAnswer(coin('btc', 'Bitcoin')),
      'withdrawal-list': [],
      'sweepstake-balance-get': [{ currency: 'QSC', balance: 120.5 }],
      'sweepstake-recoup-sum': { data: { status: 'unplayed', amount: 20.5 } },
      'payment-convert-v2': ({ amount }: { amount: number }) => ({ amount: amount * 0.0001 }),
      'withdrawal-create': { withdrawalId: 'wd-1', status: 'waiting' },
      'withdrawal-status': { withdrawalId: 'wd-1', status: 'waiting' },
      ...answers,
    },
  });

const plain = (text: string | null | undefined): string => (text ?? '').replace(/\u00a0/g, ' ');
const region = async (name: string): Promise<string> =>
  plain((await screen.findByRole('region', { name })).textContent);
const pathOf = ({ cashier }: RenderedCashier): string => cashier.router.current().path;

async function toForm(test: RenderedCashier, amount?: string): Promise<void> {
  await test.player.click(await screen.findByRole('button', { name: 'Bitcoin' }));
  const input = await screen.findByRole('textbox', { name: 'Amount' });
  if (amount === undefined) return;
  await test.player.type(input, amount);
  await test.player.type(screen.getByRole('textbox', { name: 'Wallet address' }), ADDRESS);
}

async function toReview(test: RenderedCashier, amount: string): Promise<HTMLElement> {
  await toForm(test, amount);
  await vi.waitFor(async () => expect(await region('You get about')).toContain('BTC'));
  await test.player.click(screen.getByRole('button', { name: /^Redeem/ }));
  await screen.findByRole('heading', { name: 'Is everything right?' });
  return screen.getByRole('button', { name: /^Redeem/ });
}

// The screens' code is there before a test waits for what they show.
beforeAll(() =>
  Promise.all([
    import('../../../app/router/SweepstakeRoutes'),
    import('../../withdrawal/confirm/ConfirmScreen'),
    ...redemptionRoutes.map(({ screen: { load } }) => load()),
  ]),
);

describe('redemption', () => {
  it('[SWP-02] [FORM-05] a coin has the limits of its form on the list too, whatever the player’s own currency', async () => {
    const limits = { amount_rules: { QSC: { min: 50, max: 1000 }, USD: { min: 1, max: 2 } } };
    const { player } = await open(
      {
        'methods-withdrawal': methodsAnswer(coin('btc', 'Bitcoin', limits), coin('eth', 'Ethereum', limits)),
      },
      { user: { currency: 'USD' } },
    );
    await player.click(await screen.findByRole('button', { name: 'Crypto' }));
    const listed = await screen.findByRole('button', { name: 'Bitcoin' });
    const description = document.getElementById(listed.getAttribute('aria-describedby') ?? '');
    expect(plain(description?.textContent ?? listed.textContent)).toContain('50 SC – 1,000 SC');
  });

  it('[SWP-02] shows what can be redeemed, its two parts, and why', async () => {
    await open();
    await vi.waitFor(async () => {
      const card = await region('You can redeem');
      expect(card).toMatch(/100 SC|SC 100/);
      expect(card).toMatch(/120\.50/);
      expect(card).toMatch(/20\.50/);
      expect(card).toContain('once they have been played');
    });
  });

  it('[SWP-03] speaks of a redemption, with the disclaimer', async () => {
    const { container } = await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Redemption' })).toBeTruthy();
    expect(container.textContent).toContain('No purchase is necessary.');
    expect(container.textContent).not.toMatch(/withdraw|deposit|\bbet/i);
  });

  it('[SWP-02] an unplayed sum that fails is said and asked for again; until then nothing is redeemed', async () => {
    const test = await open({ 'sweepstake-recoup-sum': refusal(500) });
    await toForm(test, '10');
    const submit = screen.getByRole('button', { name: /^Redeem/ });
    expect(submit.getAttribute('aria-disabled')).toBe('true');
    // No amount is offered while nobody knows what may be redeemed.
    expect(screen.queryByRole('group', { name: 'Suggestions' })).toBeNull();
    expect(await region('You can redeem')).toContain('We could not find out');
    await test.player.click(submit);
    expect(test.cashier.withdrawal.draft).toBeNull();
    test.transport.answer('sweepstake-recoup-sum', { data: { status: 'played', amount: 0 } });
    await test.player.click(screen.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(submit.getAttribute('aria-disabled')).toBeNull());
    expect(screen.getByRole('group', { name: 'Suggestions' })).toBeTruthy();
    expect(await region('You can redeem')).toMatch(/120\.50/);
  });

  it('[USER-07] the amount is one of SC, as everywhere', async () => {
    const test = await open();
    await toForm(test, '10');
    const box = screen.getByRole('textbox', { name: 'Amount' }).closest('label');
    expect(box?.textContent).toContain('SC');
    expect(test.container.textContent).not.toContain('QSC');
  });

  it('[SWP-02] converts as one types, and never shows a figure for another amount as if it were its own', async () => {
    const test = await open();
    await toForm(test, '10');
    await vi.waitFor(async () => expect(plain(await region('You get about'))).toContain('≈ 0.001 BTC'));
    await test.player.type(screen.getByRole('textbox', { name: 'Amount' }), '0');
    const card = screen.getByRole('region', { name: 'You get about' });
    expect(within(card).getByRole('status').getAttribute('aria-busy')).toBe('true');
    expect(card.textContent).toContain('That was for');
    await vi.waitFor(() => expect(plain(card.textContent)).toContain('≈ 0.01 BTC'));
    expect(within(card).getByRole('status').getAttribute('aria-busy')).toBeNull();
  });

  it('[SWP-02] a submit that overtakes the conversion waits for it, once, and not for another amount', async () => {
    const answers = [deferred(), deferred()];
    let asked = 0;
    const test = await open({ 'payment-convert-v2': () => answers[asked++]?.promise });
    await toForm(test, '10');
    const submit = screen.getByRole('button', { name: /^Redeem/ });
    await test.player.click(submit);
    await vi.waitFor(() => expect(submit.getAttribute('aria-busy')).toBe('true'));
    await vi.waitFor(() => expect(asked).toBe(1));
    await test.player.type(screen.getByRole('textbox', { name: 'Amount' }), '0');
    await vi.waitFor(() => expect(asked).toBe(2));
    answers[1]?.resolve({ amount: 0.01 });
    await vi.waitFor(() => expect(submit.getAttribute('aria-busy')).toBeNull());
    expect(pathOf(test)).toBe('/withdrawal/crypto/convert');
    await test.player.type(screen.getByRole('textbox', { name: 'Amount' }), '{Backspace}');
    answers.push(deferred());
    await test.player.click(submit);
    await vi.waitFor(() => expect(asked).toBe(3));
    answers[2]?.resolve({ amount: 0.001 });
    await screen.findByRole('heading', { name: 'Is everything right?' });
    expect(plain(test.container.textContent)).toContain('≈ 0.001 BTC');
  });

  it('[SWP-02] a conversion that fails says so, and the redemption can go on without a figure', async () => {
    const test = await open({ 'payment-convert-v2': refusal(422, 'banking.currencyUnknown') });
    await toForm(test, '50');
    expect(await screen.findByRole('button', { name: 'Work it out again' })).toBeTruthy();
    await test.player.click(screen.getByRole('button', { name: /^Redeem/ }));
    await screen.findByRole('heading', { name: 'Is everything right?' });
    expect(screen.queryByText('You get about')).toBeNull();
  });

  it('[SWP-02] more than can be redeemed is refused before anything is sent; "all" fills it in', async () => {
    const test = await open();
    await toForm(test, '100.01');
    const submit = screen.getByRole('button', { name: /^Redeem/ });
    await test.player.click(submit);
    expect(screen.getAllByText('This is more than you can redeem').length).toBeGreaterThan(0);
    expect(pathOf(test)).toBe('/withdrawal/crypto/convert');
    expect(test.cashier.withdrawal.draft).toBeNull();
    await test.player.click(screen.getByRole('button', { name: 'All' }));
    expect(test.cashier.withdrawal.amountText).toBe('100');
  });

  it('[SWP-02] is created once, in the currency of the coins, and followed', async () => {
    const test = await open();
    const submit = await toReview(test, '50');
    expect(plain(document.body.textContent)).toContain('≈ 0.005 BTC');
    await test.player.dblClick(submit);
    await vi.waitFor(() => expect(pathOf(test)).toBe('/withdrawal/complete'));
    expect(test.transport.sent('withdrawal-create')).toEqual([
      {
        requestId: expect.any(String),
        amount: 50,
        currency: 'QSC',
        paymentMethod: 'btc',
        accountType: 'main',
        fields: { address: ADDRESS },
      },
    ]);
    expect(await screen.findByText('Redemption requested')).toBeTruthy();
    expect(test.container.textContent).toContain('No purchase is necessary.');
    expect(test.container.textContent).not.toMatch(/withdraw|deposit|\bbet/i);
  });

  it('[SWP-02] a balance that falls during the confirm stops it', async () => {
    const test = await open();
    await toReview(test, '50');
    await act(async () => {
      test.transport.push('withdrawal.status', { withdrawalId: 'other', status: 'waiting', balance: 40 });
      await vi.waitFor(() => expect(test.cashier.user.balance?.amount).toBe(40));
    });
    expect(await screen.findByText('What you can redeem has changed')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Redeem/ })).toBeNull();
    await test.player.click(screen.getByRole('button', { name: 'Change something' }));
    expect(await screen.findByDisplayValue('50')).toBeTruthy();
    expect(screen.getByDisplayValue(ADDRESS)).toBeTruthy();
    expect(test.transport.sent('withdrawal-create')).toEqual([]);
  });

  it('[SWP-02] where nobody knows at the confirm what can be redeemed, it says so and asks again', async () => {
    const test = await open();
    await toForm(test, '50');
    test.transport.answer('sweepstake-balance-get', refusal(503));
    await test.player.click(screen.getByRole('button', { name: /^Redeem/ }));
    await screen.findByRole('heading', { name: 'Is everything right?' });
    expect(await screen.findByText('Your coins could not be loaded')).toBeTruthy();
    const submit = screen.getByRole('button', { name: /^Redeem/ });
    expect(submit.getAttribute('aria-disabled')).toBe('true');
    test.transport.answer('sweepstake-balance-get', [{ currency: 'QSC', balance: 120.5 }]);
    await test.player.click(screen.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(submit.getAttribute('aria-disabled')).toBeNull());
    expect(screen.queryByText('Your coins could not be loaded')).toBeNull();
    await test.player.click(submit);
    await vi.waitFor(() => expect(test.transport.sent('withdrawal-create')).toHaveLength(1));
  });

  it('[SWP-02] a refusal after the confirm is told in the words of the coins, and nothing typed is lost', async () => {
    const test = await open({ 'withdrawal-create': refusal(422, 'banking.notRedeemable') });
    await test.player.click(await toReview(test, '50'));
    expect(await screen.findByText('Some of these coins have not been played yet.')).toBeTruthy();
    expect(screen.getByText('The redemption was not made')).toBeTruthy();
    await test.player.click(screen.getByRole('button', { name: 'Change something' }));
    expect(await screen.findByDisplayValue('50')).toBeTruthy();
    expect(screen.getByDisplayValue(ADDRESS)).toBeTruthy();
  });

  it('[SWP-02] [ROUTE-02] the code is a step of the convert view', async () => {
    const test = await open({
      'withdrawal-create': {
        withdrawalId: 'wd-1',
        status: 'waiting',
        confirmation: { type: 'code', length: 6, resendAfter: 30 },
      },
      'withdrawal-confirm': { withdrawalId: 'wd-1', status: 'accepted' },
    });
    await test.player.click(await toReview(test, '50'));
    await test.player.type(await screen.findByRole('textbox', { name: 'Code' }), '123456');
    expect(pathOf(test)).toBe('/withdrawal/crypto/convert');
    expect(test.container.textContent).not.toMatch(/withdraw|deposit|\bbet/i);
    await test.player.click(screen.getByRole('button', { name: 'Confirm' }));
    await vi.waitFor(() => expect(pathOf(test)).toBe('/withdrawal/complete'));
  });

  it('[ROUTE-02] several coins are a list of their own', async () => {
    const test = await open({
      'methods-withdrawal': methodsAnswer(coin('btc', 'Bitcoin'), coin('ltc', 'Litecoin')),
    });
    await test.player.click(await screen.findByRole('button', { name: 'Crypto' }));
    expect(pathOf(test)).toBe('/withdrawal/crypto');
    expect(await screen.findByText(/No purchase is necessary/)).toBeTruthy();
    await test.player.click(await screen.findByRole('button', { name: 'Litecoin' }));
    await screen.findByRole('textbox', { name: 'Amount' });
    expect(pathOf(test)).toBe('/withdrawal/crypto/convert');
  });

  it('[ROUTE-07] keeps crypto only; without any it is the Empty page, and an error', async () => {
    const test = await open({
      'methods-withdrawal': methodsAnswer(sampleMethod({ currency: ['QSC'] })),
    });
    await vi.waitFor(() => expect(pathOf(test)).toBe('/empty'));
    expect(test.told('Error')).toMatchObject([{ message: 'Empty payment methods' }]);
  });

  it('[SWP-02] limits under the other name of the coins count', async () => {
    const test = await open({
      'methods-withdrawal': methodsAnswer(
        coin('btc', 'Bitcoin', { currency: ['SC'], amount_rules: { SC: { min: 30, max: 60 } } }),
      ),
    });
    await toForm(test, '20');
    await test.player.click(screen.getByRole('button', { name: /^Redeem/ }));
    expect(plain(document.body.textContent)).toMatch(/The smallest amount is (30 SC|SC 30)/);
  });

  it('[SWP-02] works without balance data, and for a user of another currency', async () => {
    const test = await open(
      { 'methods-withdrawal': methodsAnswer(coin('btc', 'Bitcoin', { currency: ['MXN', 'QSC'] })) },
      { user: { currency: 'MXN' } },
    );
    await test.player.click(await toReview(test, '50'));
    await vi.waitFor(() => expect(pathOf(test)).toBe('/withdrawal/complete'));
    expect(test.transport.sent('withdrawal-create')).toMatchObject([{ amount: 50, currency: 'QSC' }]);
  });
});
