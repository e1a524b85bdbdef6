import { act, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  ADDRESS,
  loadCoinScreens,
  openAddress,
  openCoin,
  usdt,
  wallet,
} from '../../../../tests/support/unit/openCoin';
import { type RenderedCashier, settle } from '../../../../tests/support/unit/renderCashier';

const passGate = async ({ player }: RenderedCashier) =>
  player.click(await screen.findByRole('button', { name: 'I understand, show the address' }));

const shownAddress = () => document.querySelector('[part~="address"]')?.textContent ?? '';

beforeAll(loadCoinScreens, 30_000);

describe('the address', () => {
  it('[CRY-01] shows after the warning, with minimum, confirmations and expiry before it', async () => {
    const test = await openAddress({ wallet: wallet() });
    await screen.findByText('Only USDT on TRON (TRC-20)');
    expect(screen.getByText('20 · about 1 min')).toBeTruthy();
    expect(screen.getByText('5 USDT')).toBeTruthy();
    expect(screen.getByText(/^(60:00|59:5\d)$/)).toBeTruthy();
    expect(test.container.textContent).not.toContain(ADDRESS);
    await passGate(test);
    expect(shownAddress()).toContain(ADDRESS);
    expect(screen.getByRole('img', { name: 'QR code to send USDT' })).toBeTruthy();
  });

  it.each([
    ['accepted', 'Transfer seen'],
    ['mistaked', ''],
  ])('[DEP-09] of a transfer that is %s a screen reader hears: %s', async (status, said) => {
    const test = await openAddress({ wallet: wallet() });
    test.transport.push('deposit.status', { depositId: 'd-1', status });
    await vi.waitFor(() => expect(test.cashier.transaction.status).toBe(status));
    await settle();
    expect(test.cashier.announcer.polite).toBe(said);
  });

  it.each([
    ['waiting', '5 minutes left to pay'],
    ['accepted', 'Transfer seen'],
  ])(
    '[CRY-01] of the time that a rate is kept a screen reader hears, while it is %s: %s',
    async (status, said) => {
      const { cashier, transport } = await openAddress({ wallet: wallet() });
      const { announcer, transaction } = cashier;
      transport.push('deposit.status', { depositId: 'd-1', status });
      await vi.waitFor(() => expect(transaction.status).toBe(status));
      await settle();
      transaction.createdAt = new Date(Date.now() - 55.1 * 60_000).toISOString();
      await settle();
      expect(announcer.polite).toBe(said);
    },
  );

  it('[DEP-09] a transfer that is seen is said once, and has its name where the focus goes', async () => {
    const test = await openAddress({ wallet: wallet() });
    await passGate(test);
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'USDT address' }));
    test.transport.push('deposit.status', { depositId: 'd-1', status: 'accepted' });
    await vi.waitFor(() => expect(test.cashier.announcer.polite).toBe('Transfer seen'));
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Transfer seen' }));
    test.cashier.announcer.polite = '';
    test.transport.push('deposit.status', { depositId: 'd-1', status: 'processed' });
    await screen.findByText('Deposit received', { selector: 'h1' });
    expect(test.cashier.announcer.polite).toBe('');
  });

  it('[CRY-01] [HOST-17] a sum of very little is copied in digits', async () => {
    const test = await openAddress({ wallet: wallet({ currency: 'BTC', rate: 5_000_000_000 }) });
    await passGate(test);
    await test.player.click(screen.getByRole('button', { name: 'Copy the amount' }));
    expect(await navigator.clipboard.readText()).toBe('0.0000001');
  });

  it.each([
    [undefined, true],
    [17, false],
  ])(
    '[CRY-01] [SWP-01] of a coin whose rate is %s the sum is said in the currency: %s',
    async (rate, isSaid) => {
      await openAddress({ wallet: wallet({ rate }) });
      await screen.findByText('Only USDT on TRON (TRC-20)');
      expect(screen.queryAllByText('Amount')).toHaveLength(isSaid ? 1 : 0);
      expect(screen.queryAllByText('$500')).toHaveLength(isSaid ? 1 : 0);
    },
  );

  it('[CRY-01] a rate below the eighth decimal is not read as nothing', async () => {
    await openAddress({ wallet: wallet({ currency: 'SHIB', rate: 1.23e-10 }) });
    expect(screen.getByText(/0\.000000000123/)).toBeTruthy();
  });

  it('[CRY-01] the sum and the minimum of a coin beyond the currency table stand to the last digit', async () => {
    const coin = { currency: 'XMR', network: 'MONERO', rate: 5411.7, minAmount: 0.0123 };
    const test = await openAddress({ wallet: wallet(coin) });
    await passGate(test);
    expect(screen.getAllByText('XMR\u00a00.09239241', { normalizer: text => text })).toHaveLength(1);
    expect(screen.getAllByText('XMR\u00a00.0123', { normalizer: text => text })).toHaveLength(1);
  });

  it.each([
    [29.38, false],
    [29.39, true],
  ])('[CRY-01] a sum is told to be below the minimum of %d USDT: %s', async (minAmount, isTold) => {
    const test = await openAddress({ wallet: wallet({ minAmount, rate: 500 / 29.38 }) });
    const told = () =>
      screen.queryAllByText(/^Less than .* is not credited/, { selector: '.note *' }).length > 0;
    await screen.findByText('Only USDT on TRON (TRC-20)');
    expect(told()).toBe(isTold);
    await passGate(test);
    expect(told()).toBe(isTold);
  });

  it('[CRY-01] what is paid in the coin itself needs no rate: its sum stands there, and is held against the minimum', async () => {
    const test = await openAddress({ wallet: wallet({ rate: undefined, minAmount: 501 }) });
    act(() => void Object.assign(test.cashier.transaction, { currency: 'USDT' }));
    expect(
      await screen.findByText(/^Less than 501 USDT is not credited/, { selector: '.note *' }),
    ).toBeTruthy();
    await passGate(test);
    expect(screen.getByText('500 USDT')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copy the amount' })).toBeTruthy();
  });

  it('[CRY-01] a memo comes before the address', async () => {
    const test = await openAddress({ wallet: wallet({ network: 'TON', tag: '679867694' }) }, 'TON');
    await passGate(test);
    expect(screen.getByText('679867694')).toBeTruthy();
    expect(shownAddress()).toBe('');
    await test.player.click(screen.getByRole('button', { name: 'I have it, show the address' }));
    expect(shownAddress()).toContain(ADDRESS);
    expect(shownAddress()).toContain('679867694');
    await test.player.click(screen.getByRole('button', { name: 'Copy the memo' }));
    expect(await navigator.clipboard.readText()).toBe('679867694');
  });

  it('[CRY-01] a deposit that the server has not named is warned of like any other', async () => {
    const test = await openCoin({ wallet: wallet({ tag: '1' }) });
    test.transport.answer('deposit-create', { apiResponse: { data: { wallet: wallet({ tag: '1' }) } } });
    await test.player.click(screen.getByRole('radio', { name: 'TRON (TRC-20)' }));
    await test.player.click(screen.getByRole('button', { name: /^Deposit/ }));
    await passGate(test);
    expect(shownAddress()).toBe('');
    await test.player.click(screen.getByRole('button', { name: 'I have it, show the address' }));
    expect(shownAddress()).toContain(ADDRESS);
  });

  it('[CRY-01] an address on another network than the chosen one is told', async () => {
    await openAddress({ wallet: wallet({ network: 'TON' }) });
    expect(await screen.findByText(/You chose TRON \(TRC-20\), but this address is on TON/)).toBeTruthy();
  });

  it('[CRY-01] a network that the form knew by its text alone is no other one', async () => {
    const fields = [
      {
        name: 'network',
        type: 'networks',
        values: [
          { value: '1', text: 'TRC-20' },
          { value: '2', text: 'TON' },
        ],
      },
    ];
    await openAddress({ wallet: wallet() }, 'TRON (TRC-20)', { ...usdt, fields });
    await screen.findByText('Only USDT on TRON (TRC-20)');
    expect(screen.queryByText(/^You chose/)).toBeNull();
  });

  it('[CRY-01] what was chosen for another deposit says nothing of one that was left open', async () => {
    const test = await openAddress({ wallet: wallet() });
    await screen.findByText('Only USDT on TRON (TRC-20)');
    act(() => void test.cashier.router.back());
    await test.player.click(await screen.findByRole('button', { name: 'Leave' }));
    await test.player.click(await screen.findByRole('button', { name: 'Tether USDT' }));
    await test.player.click(await screen.findByRole('radio', { name: 'TON' }));
    act(() => void test.cashier.router.navigate('/deposit', { isReset: true }));
    await test.player.click(await screen.findByRole('button', { name: /^\$500 by Tether USDT/ }));
    await screen.findByText('Only USDT on TRON (TRC-20)');
    expect(screen.queryByText(/^You chose/)).toBeNull();
  });

  it.each([
    ['no wallet', {}],
    ['a wallet without an address', { wallet: { network: 'TRON', currency: 'USDT' } }],
    ['an empty address', { wallet: wallet({ address: '' }) }],
  ])('[CRY-01] [API-06] %s: nothing to send to, and the host hears of it', async (_, data) => {
    const test = await openAddress(data);
    expect(await screen.findByText('The address did not arrive')).toBeTruthy();
    expect(screen.queryByText(/No money has moved/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'I have sent it' })).toBeNull();
    expect(test.told('onDisplayError')).toMatchObject([{ reference: 'd-1' }]);
    await test.player.click(screen.getByRole('button', { name: 'Try another method' }));
    expect(test.path()).toBe('/deposit');
  });

  it('[CRY-01] [API-04] where the server has not named the deposit, its request is the reference', async () => {
    const test = await openCoin({});
    test.transport.answer('deposit-create', { apiResponse: { data: { hint: 'none' } } });
    test.transport.answer('deposit-status', { status: 'waiting' });
    await test.player.click(screen.getByRole('radio', { name: 'TON' }));
    await test.player.click(screen.getByRole('button', { name: /^Deposit/ }));
    expect(await screen.findByText('The address did not arrive')).toBeTruthy();
    const reference = test.transport.sent('deposit-create')[0]?.requestId;
    expect(test.told('onDisplayError')).toMatchObject([{ reference }]);
    expect(test.container.textContent).toContain(reference);
  });

  it('[CRY-01] an unknown network has no figures of its own', async () => {
    const test = await openAddress({ wallet: wallet({ network: 'SOLANA' }) });
    expect(await screen.findByText('Only USDT on SOLANA')).toBeTruthy();
    expect(screen.queryByText('Confirmations')).toBeNull();
    await passGate(test);
    expect(shownAddress()).toContain(ADDRESS);
  });

  it('[CRY-01] a code of 2,000 characters is drawn', async () => {
    const test = await openAddress({ wallet: wallet({ address: 'x'.repeat(2000) }) });
    await passGate(test);
    expect(screen.getByRole('img', { name: 'QR code to send USDT' })).toBeTruthy();
  });

  it('[CRY-01] a code of more bytes than a picture holds is said to be one, and copied', async () => {
    const test = await openAddress({ wallet: wallet({ address: 'ж'.repeat(1500) }) });
    await passGate(test);
    expect(screen.getByText('This address is too long for a QR code. Please copy it.')).toBeTruthy();
  });

  it('[CRY-01] [DEP-09] a hash arrives by push: seen, confirming, then complete', async () => {
    const test = await openAddress({ wallet: wallet() });
    await passGate(test);
    const txid = 'f'.repeat(64);
    act(() => test.transport.push('deposit.status', { depositId: 'd-1', status: 'accepted', txid }));
    expect(await screen.findByText('About 0 of 20 confirmations')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Transfer seen' })).toBeTruthy();
    expect(screen.getByText('f'.repeat(52))).toBeTruthy();
    expect(shownAddress()).toBe('');
    act(() => test.transport.push('deposit.status', { depositId: 'd-1', status: 'processed' }));
    await vi.waitFor(() => expect(test.path()).toBe('/deposit/complete'));
  });

  it('[CRY-01] [DEP-05] a status of the server’s own says nothing of the transfer: the address stays', async () => {
    const test = await openAddress({ wallet: wallet() });
    await passGate(test);
    test.transport.push('deposit.status', { depositId: 'd-1', status: 'pending' });
    await vi.waitFor(() => expect(test.cashier.transaction.status).toBe('accepted'));
    expect(shownAddress()).toContain(ADDRESS);
    expect(screen.queryByText('Transfer seen')).toBeNull();
  });

  it('[CRY-01] a push of another deposit changes nothing', async () => {
    const test = await openAddress({ wallet: wallet() });
    await passGate(test);
    act(() => test.transport.push('deposit.status', { depositId: 'd-9', status: 'processed', txid: 'x' }));
    await settle();
    expect(shownAddress()).toContain(ADDRESS);
  });

  it('[CRY-01] when the time is over the address goes, and the late payer is told what happens', async () => {
    const test = await openAddress({ wallet: wallet({ timeout_minutes: 60 }) });
    await passGate(test);
    vi.useFakeTimers({ now: Date.now() + 61 * 60_000, toFake: ['Date'] });
    try {
      expect(await screen.findByText('The time for this rate is over', {}, { timeout: 3000 })).toBeTruthy();
      expect(shownAddress()).toBe('');
      expect(screen.getByRole('button', { name: 'I have sent it' })).toBeTruthy();
      act(() => screen.getByRole('button', { name: 'Start again' }).click());
      expect(test.path()).toBe('/deposit');
    } finally {
      vi.useRealTimers();
    }
  });

  it('[DEP-07] I have sent it completes once, whatever the clicks', async () => {
    const test = await openAddress({ wallet: wallet() });
    await passGate(test);
    const button = screen.getByRole('button', { name: 'I have sent it' });
    await test.player.dblClick(button);
    await vi.waitFor(() => expect(test.path()).toBe('/deposit/complete'));
    expect(test.transport.sent('deposit-complete')).toEqual([{ depositId: 'd-1', paymentMethod: 'usdt' }]);
  });

  it('[HOST-13] leaving and coming back asks nothing twice', async () => {
    const test = await openAddress({ wallet: wallet() });
    await passGate(test);
    act(() => void test.cashier.router.back());
    await test.player.click(await screen.findByRole('button', { name: 'Leave' }));
    await screen.findByRole('button', { name: 'Tether USDT' });
    act(() => test.cashier.router.navigate('/deposit/crypto', { query: { group: 'crypto' } }));
    await test.player.click(await screen.findByRole('button', { name: 'Show its address' }));
    await vi.waitFor(() => expect(shownAddress()).toContain(ADDRESS));
  });
});
