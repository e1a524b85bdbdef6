import { act, cleanup, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  created,
  loadCoinScreens,
  openAddress,
  openCoin,
  usdt,
  wallet,
} from '../../../../tests/support/unit/openCoin';
import { type RenderedCashier, renderCashier } from '../../../../tests/support/unit/renderCashier';
import {
  methodsAnswer,
  sampleBox,
  sampleFormField,
  samplePackage,
} from '../../../../tests/support/unit/samples';

beforeAll(loadCoinScreens, 30_000);

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

it('[CRY-01] an amount below what the chosen network credits is told before anything is made', async () => {
  const { player } = await renderCashier({
    user: { currency: 'USD' },
    answers: { 'methods-payment-v3': methodsAnswer({ ...usdt, currency: ['USD'], amount_rules: {} }) },
  });
  await player.click(await screen.findByRole('button', { name: 'Tether USDT' }));
  const amount = await screen.findByRole('textbox', { name: 'Amount' });
  await player.type(amount, '4.99');
  const told = () =>
    screen.queryByText('Less than $5 is not credited and cannot be sent back.', { selector: '.note *' }) !==
    null;
  expect(told()).toBe(false);
  await player.click(screen.getByRole('radio', { name: 'TRON (TRC-20)' }));
  expect(told()).toBe(true);
  await player.clear(amount);
  await player.type(amount, '5');
  expect(told()).toBe(false);
});

describe('the network of a coin', () => {
  it('[CRY-01] none is chosen for the player, and none is sent without a choice', async () => {
    const test = await openCoin({ wallet: wallet() });
    for (const radio of screen.getAllByRole<HTMLInputElement>('radio')) expect(radio.checked).toBe(false);
    await test.player.click(screen.getByRole('button', { name: /^Deposit/ }));
    expect(await screen.findByText('Choose the network that your wallet sends on')).toBeTruthy();
    expect(test.transport.sent('deposit-create')).toEqual([]);
  });

  it('[CRY-01] [FORM-03] a screen reader hears that it is missing, as of the fields below it', async () => {
    const memo = { name: 'memo', type: 'text', regex: '.' };
    const { player, cashier } = await openCoin(
      { wallet: wallet() },
      {},
      { ...usdt, fields: [...usdt.fields, memo] },
    );
    await player.click(screen.getByRole('button', { name: /^Deposit/ }));
    expect(cashier.announcer.assertive).toBe('Choose the network that your wallet sends on');
    await player.click(screen.getByRole('radio', { name: 'TRON (TRC-20)' }));
    await player.click(screen.getByRole('button', { name: /^Deposit/ }));
    expect(cashier.announcer.assertive).toMatch(/^Memo/);
  });

  it('[CRY-01] [DEP-02] where the server lists none it is typed, and a coin of one network needs no list', async () => {
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

  it('[FORM-13] stays chosen for who has opened the guide, or another page, and comes back', async () => {
    const test = await openCoin({ wallet: wallet() });
    await test.player.click(screen.getByRole('radio', { name: 'TON' }));
    act(() => test.cashier.router.navigate('/deposit/video-instruction'));
    await vi.waitFor(() => expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull());
    act(() => void test.cashier.router.back());
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'TON' })).checked).toBe(true);
    await test.player.click(screen.getByRole('button', { name: /^Deposit/ }));
    await vi.waitFor(() =>
      expect(test.transport.sent('deposit-create')).toMatchObject([
        { wallet: 'TON', fields: { network: 'TON' } },
      ]),
    );
  });

  it('[CRY-01] [DEP-02] its key goes as wallet', async () => {
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
      const test = await openCoin(
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
    const test = await openCoin(
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

describe('a change of a triggered field that the server has asked for', () => {
  const asked = {
    apiResponse: {
      depositId: 'd-1',
      isFieldsRequired: true,
      fields: [sampleFormField({ name: 'origin', label: 'Origin', isTriggered: true })],
    },
  };
  const change = async ({ player }: RenderedCashier) => {
    await player.click(await screen.findByRole('radio', { name: 'TRON (TRC-20)' }));
    await player.click(screen.getByRole('button', { name: /^(Deposit|Pay)/ }));
    await player.type(await screen.findByRole('textbox', { name: 'Origin' }), 'work');
    await player.tab();
  };
  const refresh = {
    depositId: 'd-1',
    wallet: 'TRON',
    fields: { network: 'TRON', origin: 'work' },
    metadata: { triggeredBy: 'origin' },
  };

  it('[FORM-01] [CRY-01] is sent with the network', async () => {
    const test = await openCoin({});
    test.transport.answer('deposit-create', asked, asked);
    await change(test);
    await vi.waitFor(() => expect(test.transport.sent('deposit-create')).toHaveLength(2));
    expect(test.transport.sent('deposit-create')[1]).toMatchObject(refresh);
  });

  it('[FORM-01] [SWP-01] is sent with the coin package', async () => {
    const test = await renderCashier({
      parent: { widgetViewType: 'sweep' },
      answers: {
        'methods-payment-v3': methodsAnswer(usdt),
        'sweepstake-boxes': [{ boxes: [sampleBox()] }],
        'deposit-create-sweepstake': asked,
      },
    });
    await act(async () => {
      Object.assign(test.cashier.deposit, { method: usdt, box: samplePackage() });
      test.cashier.router.navigate('/deposit/crypto');
    });
    await change(test);
    const sent = () => test.transport.sent('deposit-create-sweepstake');
    await vi.waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toMatchObject({ ...refresh, boxId: 'box-1', amount: 9.99, currency: 'USD' });
    expect(test.transport.sent('deposit-create')).toEqual([]);
  });
});

it('[CRY-02] [BON-01] a further step of a deposit with the crypto bonus is sent with it', async () => {
  const test = await openCoin(
    { unifiedFlow: { fields: [sampleFormField({ name: 'origin', label: 'Origin', validations: [] })] } },
    {
      schema: { isCryptoBonusAvailable: true },
      experiments: [{ key: 'analytics-21868', group: 'group_b' }],
    },
  );
  await test.player.click(screen.getByRole('radio', { name: 'TRON (TRC-20)' }));
  await test.player.click(screen.getByRole('button', { name: /^Deposit/ }));
  await test.player.type(await screen.findByRole('textbox', { name: 'Origin' }), 'work');
  await test.player.click(screen.getByRole('button', { name: 'Continue' }));
  await vi.waitFor(() => expect(test.transport.sent('deposit-create')).toHaveLength(2));
  expect(test.transport.sent('deposit-create')).toMatchObject([
    { isActivatedBonus: true },
    { isActivatedBonus: true, depositId: 'd-1' },
  ]);
});
