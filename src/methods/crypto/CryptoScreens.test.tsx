import { act, cleanup, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type RenderedCashier, renderCashier, settle } from '../../../tests/support/unit/renderCashier';
import { methodsAnswer, sampleMethod } from '../../../tests/support/unit/samples';
import type { Wallet } from '../../api/contract/deposit';

const ADDRESS = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE';
const wallet = (changes: Partial<Wallet> = {}): Wallet => ({
  address: ADDRESS,
  network: 'TRON',
  currency: 'USDT',
  rate: 17.02,
  minAmount: 5,
  timeout_minutes: 60,
  ...changes,
});

const usdt = sampleMethod({
  name: 'usdt',
  category: 'crypto',
  text: { en: 'Tether USDT' },
  amount_rules: { MXN: { min: 90, max: 900_000 } },
  fields: [
    {
      name: 'network',
      type: 'networks',
      values: [
        { value: 'TRON', text: 'TRON' },
        { value: 'TON', text: 'TON' },
      ],
    },
  ],
});

const created = (data: unknown) => ({ apiResponse: { depositId: 'd-1', data } });

async function openForm(data: unknown, parent = {}): Promise<RenderedCashier> {
  const test = await renderCashier({
    parent,
    answers: {
      'methods-payment-v3': methodsAnswer(usdt),
      'deposit-create': created(data),
      'deposit-status': { depositId: 'd-1', status: 'waiting' },
      'deposit-complete': { status: 'waiting' },
    },
  });
  await test.player.click(await screen.findByRole('button', { name: 'Tether USDT' }));
  await test.player.type(await screen.findByRole('textbox', { name: 'Amount' }), '500');
  return test;
}

async function openAddress(data: unknown, network = 'TRON (TRC-20)'): Promise<RenderedCashier> {
  const test = await openForm(data);
  await test.player.click(screen.getByRole('radio', { name: network }));
  await test.player.click(screen.getByRole('button', { name: /^Deposit/ }));
  await vi.waitFor(() => expect(test.cashier.router.current().path).toBe('/deposit/crypto/address'));
  return test;
}

const passGate = async ({ player }: RenderedCashier) =>
  player.click(await screen.findByRole('button', { name: 'I understand, show the address' }));

const shownAddress = () => document.querySelector('[part~="address"]')?.textContent ?? '';

// The chunks of the screens: loading them is not what is timed here.
beforeAll(
  () =>
    Promise.all([
      import('./CryptoScreen'),
      import('./CryptoAddressScreen'),
      import('../../flows/deposit/complete/CompleteScreen'),
      import('../../app/OtherRoutes'),
    ]),
  30_000,
);

describe('the guide', () => {
  const guide = { en_RU: { redesign: 'https://guides.example/usdt' } };
  const open = async (flag: boolean, country: string) => {
    await renderCashier({
      parent: { schema: { showCryptoInstruction: flag } },
      user: { country },
      answers: { 'methods-payment-v3': methodsAnswer({ ...usdt, video_guide_url: guide }) },
    }).then(async ({ player }) => player.click(await screen.findByRole('button', { name: 'Tether USDT' })));
    await screen.findByRole('textbox', { name: 'Amount' });
    return screen.queryByRole('button', { name: 'How to pay' });
  };

  it('[METH-08] of crypto is offered to a player in Russia where the host flags it', async () => {
    expect(await open(true, 'ru')).not.toBeNull();
  });

  it.each([
    [false, 'ru'],
    [true, 'mx'],
  ])('[METH-08] of crypto is not offered with the flag %s in %s', async (flag, country) => {
    expect(await open(flag, country)).toBeNull();
  });
});

describe('the network of a coin', () => {
  it('[CRY-01] none is chosen for the player, and none is sent without a choice', async () => {
    const test = await openForm({ wallet: wallet() });
    for (const radio of screen.getAllByRole<HTMLInputElement>('radio')) expect(radio.checked).toBe(false);
    await test.player.click(screen.getByRole('button', { name: /^Deposit/ }));
    expect(await screen.findByText('Choose the network that your wallet sends on')).toBeTruthy();
    expect(test.transport.sent('deposit-create')).toEqual([]);
  });

  it('[CRY-01, DEP-02] where the server lists none it is typed, and a coin of one network needs no list', async () => {
    for (const [name, typed, wanted] of [
      ['doge', 'DOGECOIN', 'DOGECOIN'],
      ['btc', '', 'BITCOIN'],
    ] as const) {
      const method = { ...usdt, name, fields: [{ name: 'network', type: 'networks', values: [] }] };
      const test = await renderCashier({
        answers: {
          'methods-payment-v3': methodsAnswer(method),
          'deposit-create': created({ wallet: wallet() }),
        },
      });
      await test.player.click(await screen.findByRole('button', { name: 'Tether USDT' }));
      await test.player.type(await screen.findByRole('textbox', { name: 'Amount' }), '500');
      if (typed) await test.player.type(screen.getByRole('textbox', { name: 'Network' }), typed);
      await test.player.click(screen.getByRole('button', { name: /^Deposit/ }));
      await vi.waitFor(() =>
        expect(test.transport.sent('deposit-create')).toMatchObject([
          { wallet: wanted, fields: { network: wanted } },
        ]),
      );
      cleanup();
    }
  });

  it('[CRY-01, DEP-02] its key goes as wallet', async () => {
    const test = await openAddress({ wallet: wallet() });
    expect(test.transport.sent('deposit-create')).toMatchObject([
      { wallet: 'TRON', fields: { network: 'TRON' }, amount: 500, isActivatedBonus: false },
    ]);
  });

  it.each([
    ['group_b', true, true],
    ['group_a', true, false],
    ['group_b', false, false],
  ])(
    '[CRY-02] experiment %s, flag %s: the bonus is there: %s, and selected',
    async (group, isFlagged, isThere) => {
      const test = await openForm(
        { wallet: wallet() },
        {
          experiments: [{ key: 'analytics-21868', group }],
          schema: { isCryptoBonusAvailable: isFlagged },
        },
      );
      const bonus = screen.queryByRole('switch', { name: 'Crypto bonus' });
      expect(bonus?.getAttribute('aria-checked')).toBe(isThere ? 'true' : undefined);
      await test.player.click(screen.getByRole('radio', { name: 'TON' }));
      await test.player.click(screen.getByRole('button', { name: /^Deposit/ }));
      await vi.waitFor(() =>
        expect(test.transport.sent('deposit-create')).toMatchObject([{ isActivatedBonus: isThere }]),
      );
    },
  );

  it('[CRY-02] switched off it is not asked for', async () => {
    const test = await openForm(
      { wallet: wallet() },
      {
        experiments: [{ key: 'analytics-21868', group: 'group_b' }],
        schema: { isCryptoBonusAvailable: true },
      },
    );
    await test.player.click(screen.getByRole('switch', { name: 'Crypto bonus' }));
    await test.player.click(screen.getByRole('radio', { name: 'TON' }));
    await test.player.click(screen.getByRole('button', { name: /^Deposit/ }));
    await vi.waitFor(() =>
      expect(test.transport.sent('deposit-create')).toMatchObject([{ isActivatedBonus: false }]),
    );
  });
});

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

  it('[CRY-01] a memo comes before the address', async () => {
    const test = await openAddress({ wallet: wallet({ network: 'TON', tag: '679867694' }) }, 'TON');
    await passGate(test);
    expect(screen.getByText('679867694')).toBeTruthy();
    expect(shownAddress()).toBe('');
    await test.player.click(screen.getByRole('button', { name: 'I have it, show the address' }));
    expect(shownAddress()).toContain(ADDRESS);
    expect(shownAddress()).toContain('679867694');
  });

  it('[CRY-01] a deposit that the server has not named is warned of like any other', async () => {
    const test = await openForm({ wallet: wallet({ tag: '1' }) });
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

  it.each([
    ['no wallet', {}],
    ['a wallet without an address', { wallet: { network: 'TRON', currency: 'USDT' } }],
    ['an empty address', { wallet: wallet({ address: '' }) }],
  ])('[CRY-01, API-06] %s: nothing to send to, and the host hears of it', async (_, data) => {
    const test = await openAddress(data);
    expect(await screen.findByText('The address did not come')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'I have sent it' })).toBeNull();
    expect(test.told('onDisplayError')).toMatchObject([{ reference: 'd-1' }]);
    await test.player.click(screen.getByRole('button', { name: 'Try another way' }));
    expect(test.cashier.router.current().path).toBe('/deposit');
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

  it('[CRY-01, DEP-09] a hash arrives by push: seen, confirming, then complete', async () => {
    const test = await openAddress({ wallet: wallet() });
    await passGate(test);
    const txid = 'f'.repeat(64);
    act(() => test.transport.push('deposit.status', { depositId: 'd-1', status: 'accepted', txid }));
    expect(await screen.findByText('About 0 of 20 confirmations')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Transfer seen' })).toBeTruthy();
    expect(screen.getByText('f'.repeat(52))).toBeTruthy();
    expect(shownAddress()).toBe('');
    act(() => test.transport.push('deposit.status', { depositId: 'd-1', status: 'processed' }));
    await vi.waitFor(() => expect(test.cashier.router.current().path).toBe('/deposit/complete'));
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
    } finally {
      vi.useRealTimers();
    }
  });

  it('[DEP-07] I have sent it completes once, whatever the clicks', async () => {
    const test = await openAddress({ wallet: wallet() });
    await passGate(test);
    const button = screen.getByRole('button', { name: 'I have sent it' });
    await test.player.dblClick(button);
    await vi.waitFor(() => expect(test.cashier.router.current().path).toBe('/deposit/complete'));
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
