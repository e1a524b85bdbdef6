import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { refusal } from '../../../../tests/support/unit/createFakeTransport';
import { deferred } from '../../../../tests/support/unit/deferred';
import {
  ADDRESS,
  coin,
  loadRedemption,
  openRedemption,
  region,
  spaced,
  toForm,
  toReview,
} from '../../../../tests/support/unit/openRedemption';
import { methodsAnswer, sampleMethod } from '../../../../tests/support/unit/samples';

beforeAll(loadRedemption);

describe('redemption', () => {
  it('[SWP-02] [FORM-05] a coin has the limits of its form on the list too, whatever the player’s own currency', async () => {
    const limits = { amount_rules: { QSC: { min: 50, max: 1000 }, USD: { min: 1, max: 2 } } };
    const { player } = await openRedemption(
      {
        'methods-withdrawal': methodsAnswer(coin('btc', 'Bitcoin', limits), coin('eth', 'Ethereum', limits)),
      },
      { user: { currency: 'USD' } },
    );
    await player.click(await screen.findByRole('button', { name: 'Crypto' }));
    const listed = await screen.findByRole('button', { name: 'Bitcoin' });
    const description = document.getElementById(listed.getAttribute('aria-describedby') ?? '');
    expect(spaced(description?.textContent ?? listed.textContent)).toContain('50 SC – 1,000 SC');
  });

  it('[SWP-02] shows what can be redeemed, its two parts, and why', async () => {
    await openRedemption();
    await vi.waitFor(async () => {
      const card = await region('You can redeem');
      expect(card).toMatch(/100 SC|SC 100/);
      expect(card).toMatch(/120\.50/);
      expect(card).toMatch(/20\.50/);
      expect(card).toContain('once they have been played');
    });
  });

  it.each([
    [120.5, 20.5, /^You can redeem100 SC.*− 20\.50 SC.*once they have been played\. 20\.50 SC are still/],
    [120.5, 0, /^You can redeem120\.50 SC.*Not played yet0 SC.*All your Sweep Coins have been played/],
    // Nobody without any reads that theirs have been played.
    [0, 0, /^You can redeem0 SC.*once they have been played/],
  ])('[SWP-02] of %s SC, %s of them not played, the card says why', async (balance, amount, said) => {
    await openRedemption({
      'sweepstake-balance-get': [
        { currency: 'QSC', balance },
        { currency: 'QGC', balance: 7000 },
      ],
      'sweepstake-recoup-sum': { data: { status: 'told', amount } },
    });
    await vi.waitFor(async () => expect(await region('You can redeem')).toMatch(said));
    expect(await region('You can redeem')).toContain('7,000 GC');
  });

  it('[SWP-03] speaks of a redemption, with the disclaimer', async () => {
    const { container } = await openRedemption();
    expect(await screen.findByRole('heading', { level: 1, name: 'Redemption' })).toBeTruthy();
    expect(container.textContent).toContain('No purchase is necessary.');
    expect(container.textContent).not.toMatch(/withdraw|deposit|\bbet/i);
  });

  it('[SWP-02] an unplayed sum that fails is said and asked for again; until then nothing is redeemed', async () => {
    const test = await openRedemption({ 'sweepstake-recoup-sum': refusal(500) });
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
    const test = await openRedemption();
    await toForm(test, '10');
    const box = screen.getByRole('textbox', { name: 'Amount' }).closest('label');
    expect(box?.textContent).toContain('SC');
    expect(test.container.textContent).not.toContain('QSC');
  });

  it('[SWP-02] converts as one types, and never shows a figure for another amount as if it were its own', async () => {
    const second = deferred();
    const answers: unknown[] = [{ amount: 0.001 }, second.promise];
    const test = await openRedemption({ 'payment-convert-v2': () => answers.shift() });
    await toForm(test, '10');
    await vi.waitFor(async () => expect(spaced(await region('You get about'))).toContain('≈ 0.001 BTC'));
    await test.player.type(screen.getByRole('textbox', { name: 'Amount' }), '0');
    const card = screen.getByRole('region', { name: 'You get about' });
    expect(within(card).getByRole('status').getAttribute('aria-busy')).toBe('true');
    expect(card.textContent).toContain('That was for');
    second.resolve({ amount: 0.01 });
    await vi.waitFor(() => expect(spaced(card.textContent)).toContain('≈ 0.01 BTC'));
    expect(within(card).getByRole('status').getAttribute('aria-busy')).toBeNull();
  });

  it('[SWP-02] on return, e.g. after the device’s sleep, the rate of then is no longer told', async () => {
    const test = await openRedemption({ 'payment-convert-v2': { amount: 0.001 } });
    const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
    await toForm(test, '10');
    await vi.waitFor(async () => expect(spaced(await region('You get about'))).toContain('≈ 0.001 BTC'));
    test.transport.answer('payment-convert-v2', { amount: 0.0005 });
    comeBack();
    await vi.waitFor(async () => expect(spaced(await region('You get about'))).toContain('≈ 0.0005 BTC'));
    await test.player.clear(screen.getByRole('textbox', { name: 'Amount' }));
    comeBack();
    await vi.waitFor(async () => expect(await region('You get about')).toContain('Enter an amount'));
    expect(test.transport.sent('payment-convert-v2')).toHaveLength(2);
  });

  it('[SWP-02] a submit that overtakes the conversion waits for it, once, and not for another amount', async () => {
    const answers = [deferred(), deferred()];
    let asked = 0;
    const test = await openRedemption({ 'payment-convert-v2': () => answers[asked++]?.promise });
    await toForm(test, '10');
    const submit = screen.getByRole('button', { name: /^Redeem/ });
    await test.player.click(submit);
    await vi.waitFor(() => expect(submit.getAttribute('aria-busy')).toBe('true'));
    await vi.waitFor(() => expect(asked).toBe(1));
    await test.player.type(screen.getByRole('textbox', { name: 'Amount' }), '0');
    await vi.waitFor(() => expect(asked).toBe(2));
    answers[1]?.resolve({ amount: 0.01 });
    await vi.waitFor(() => expect(submit.getAttribute('aria-busy')).toBeNull());
    expect(test.path()).toBe('/withdrawal/crypto/convert');
    await test.player.type(screen.getByRole('textbox', { name: 'Amount' }), '{Backspace}');
    answers.push(deferred());
    await test.player.click(submit);
    await vi.waitFor(() => expect(asked).toBe(3));
    answers[2]?.resolve({ amount: 0.001 });
    await screen.findByRole('heading', { name: 'Is everything right?' });
    expect(spaced(test.container.textContent)).toContain('≈ 0.001 BTC');
  });

  it('[SWP-02] [HOST-11] a conversion that fails says so, with what the host is told to quote, and the redemption can go on without a figure', async () => {
    const test = await openRedemption({ 'payment-convert-v2': refusal(422, 'banking.currencyUnknown') });
    await toForm(test, '50');
    expect(await screen.findByRole('button', { name: 'Work it out again' })).toBeTruthy();
    const message = expect.stringContaining('We cannot say at the moment');
    const told = test.told('onDisplayError');
    expect(told).toMatchObject([{ message, code: 'banking.currencyUnknown' }]);
    expect(screen.getByText(`Reference ${told[0]?.reference}`)).toBeTruthy();
    await test.player.click(screen.getByRole('button', { name: /^Redeem/ }));
    await screen.findByRole('heading', { name: 'Is everything right?' });
    expect(screen.queryByText('You get about')).toBeNull();
  });

  it('[SWP-02] more than can be redeemed is refused before anything is sent; "all" fills it in', async () => {
    const test = await openRedemption();
    await toForm(test, '100.01');
    const submit = screen.getByRole('button', { name: /^Redeem/ });
    await test.player.click(submit);
    expect(screen.getAllByText('This is more than you can redeem').length).toBeGreaterThan(0);
    expect(test.path()).toBe('/withdrawal/crypto/convert');
    expect(test.cashier.withdrawal.draft).toBeNull();
    await test.player.click(screen.getByRole('button', { name: 'All' }));
    expect(test.cashier.withdrawal.amount.text).toBe('100');
  });

  it('[SWP-02] is created once, in the currency of the coins, and followed', async () => {
    const test = await openRedemption();
    const submit = await toReview(test, '50');
    expect(spaced(document.body.textContent)).toContain('≈ 0.005 BTC');
    await test.player.dblClick(submit);
    await vi.waitFor(() => expect(test.path()).toBe('/withdrawal/complete'));
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

  it('[ROUTE-02] several coins are a list of their own', async () => {
    const test = await openRedemption({
      'methods-withdrawal': methodsAnswer(coin('btc', 'Bitcoin'), coin('ltc', 'Litecoin')),
    });
    await test.player.click(await screen.findByRole('button', { name: 'Crypto' }));
    expect(test.path()).toBe('/withdrawal/crypto');
    expect(await screen.findByText(/No purchase is necessary/)).toBeTruthy();
    await test.player.click(await screen.findByRole('button', { name: 'Litecoin' }));
    await screen.findByRole('textbox', { name: 'Amount' });
    expect(test.path()).toBe('/withdrawal/crypto/convert');
  });

  it('[ROUTE-07] keeps crypto only; without any it is the Empty page, and an error', async () => {
    const test = await openRedemption({
      'methods-withdrawal': methodsAnswer(sampleMethod({ currency: ['QSC'] })),
    });
    await vi.waitFor(() => expect(test.path()).toBe('/empty'));
    expect(test.told('Error')).toMatchObject([{ message: 'Empty payment methods' }]);
  });

  it('[SWP-02] limits under the other name of the coins count', async () => {
    const test = await openRedemption({
      'methods-withdrawal': methodsAnswer(
        coin('btc', 'Bitcoin', { currency: ['SC'], amount_rules: { SC: { min: 30, max: 60 } } }),
      ),
    });
    await toForm(test, '20');
    await test.player.click(screen.getByRole('button', { name: /^Redeem/ }));
    expect(spaced(document.body.textContent)).toMatch(/The minimum is (30 SC|SC 30)/);
  });

  it('[SWP-02] works without balance data, and for a user of another currency', async () => {
    const test = await openRedemption(
      { 'methods-withdrawal': methodsAnswer(coin('btc', 'Bitcoin', { currency: ['MXN', 'QSC'] })) },
      { user: { currency: 'MXN' } },
    );
    await test.player.click(await toReview(test, '50'));
    await vi.waitFor(() => expect(test.path()).toBe('/withdrawal/complete'));
    expect(test.transport.sent('withdrawal-create')).toMatchObject([{ amount: 50, currency: 'QSC' }]);
  });
});
