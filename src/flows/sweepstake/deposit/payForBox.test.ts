import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { networkFailure, refusal } from '../../../../tests/support/unit/createFakeTransport';
import { deferred } from '../../../../tests/support/unit/deferred';
import {
  CREATE,
  coin,
  isOn,
  METHODS,
  openBoxes,
  toPayment,
  wallet,
} from '../../../../tests/support/unit/openBoxes';
import { methodsAnswer, sampleFormField } from '../../../../tests/support/unit/samples';
import { NO_SWEEPSTAKE_BOX } from '../../../spec/messages';
import { submitDeposit } from '../../deposit/submit/submitDeposit';

// Open deposits are kept there.

describe('paying for a package', () => {
  it('[SWP-01] carries the box, its price and its currency', async () => {
    const test = await openBoxes();
    await test.player.click(await toPayment(test));
    await isOn(test, '/deposit/crypto/address');
    expect(test.transport.sent(CREATE)).toMatchObject([
      {
        boxId: 'big',
        amount: 50,
        currency: 'USD',
        paymentType: 'btc',
        wallet: 'BITCOIN',
        isActivatedBonus: false,
      },
    ]);
    expect(test.transport.sent('deposit-create')).toEqual([]);
    expect(test.told('onCreateTransaction')).toMatchObject([
      { amount: 50, currency: 'USD', depositId: 'd-1' },
    ]);
    expect(test.told('Metric')).toMatchObject([{ name: CREATE, status: 'ok' }]);
  });

  it.each([
    ['of the view type p2p', coin('btc', { cardViewType: 'p2p' })],
    ['with the name of one', coin('sbp_p2p', { text: { en: 'BTC' } })],
  ])('[SWP-01] a coin %s is no peer-to-peer method: its deposit would name no package', async (_, method) => {
    const test = await openBoxes({ answers: { [METHODS]: methodsAnswer(method) } });
    await test.player.click(await toPayment(test));
    await vi.waitFor(() => expect(test.transport.sent(CREATE)).toMatchObject([{ boxId: 'big' }]));
    expect(test.transport.sent('deposit-create-p2p')).toEqual([]);
    await isOn(test, '/deposit/crypto/address');
  });

  it("[SWP-01] [BON-01] the host's bonuses are not for packages", async () => {
    const test = await openBoxes({
      parent: { bonusList: [{ id: 1, type: 'deposit', depositBonusData: { minDeposit: 1 } }] },
    });
    await test.player.click(await toPayment(test));
    await vi.waitFor(() => expect(test.transport.sent(CREATE)).toHaveLength(1));
    expect(test.transport.sent(CREATE)[0]).not.toHaveProperty('bonusId');
    expect(test.transport.sent(CREATE)[0]).toMatchObject({ isActivatedBonus: false });
  });

  it('[CRY-02] the crypto bonus is', async () => {
    const test = await openBoxes({
      parent: {
        schema: { isCryptoBonusAvailable: true },
        experiments: [{ key: 'analytics-21868', group: 'group_b' }],
      },
    });
    const pay = await toPayment(test);
    expect(screen.getByText('For packages paid in crypto')).toBeTruthy();
    await test.player.click(pay);
    await vi.waitFor(() =>
      expect(test.transport.sent(CREATE)).toMatchObject([{ isActivatedBonus: true, abTestGroup: 'group_b' }]),
    );
  });

  it.each([
    ['the same package goes on with that deposit', /^50,000\sGC$/, '$50', 'd-1', true],
    ['another package begins anew', /^10,000\sGC$/, '$10', undefined, true],
    ['also without storage, the same', /^50,000\sGC$/, '$50', 'd-1', false],
    ['also without storage, another', /^10,000\sGC$/, '$10', undefined, false],
  ])(
    '[DEP-03] a coin chosen again after fields were asked for: %s',
    async (_, name, price, depositId, isStored) => {
      if (!isStored) vi.stubGlobal('localStorage', undefined);
      const fields = [sampleFormField({ name: 'ref', label: 'Reference', type: 'text' })];
      const test = await openBoxes({
        answers: { [CREATE]: { apiResponse: { depositId: 'd-1', isFieldsRequired: true, fields } } },
      });
      await test.player.click(await toPayment(test));
      await test.player.type(await screen.findByRole('textbox', { name: 'Reference' }), '12345678');
      act(() => test.cashier.router.navigate('/deposit', { isReset: true }));
      await test.player.click(await screen.findByRole('radio', { name }));
      await test.player.click(screen.getByRole('button', { name: `Continue · ${price}` }));
      await test.player.click(await screen.findByRole('button', { name: 'BTC' }));
      await test.player.click(await screen.findByRole('button', { name: `Pay ${price}` }, { timeout: 5000 }));
      await vi.waitFor(() => expect(test.transport.sent(CREATE)).toHaveLength(2));
      const [, again] = test.transport.sent(CREATE);
      expect(again?.depositId).toBe(depositId);
      expect(again?.fields).toEqual(depositId ? { ref: '12345678' } : {});
    },
  );

  it('[DEP-01] a second click creates nothing more', async () => {
    const answer = deferred<unknown>();
    const test = await openBoxes({ answers: { [CREATE]: () => answer.promise } });
    const pay = await toPayment(test);
    await test.player.dblClick(pay);
    await test.player.click(pay);
    await vi.waitFor(() => expect(test.transport.sent(CREATE)).toHaveLength(1));
    answer.resolve({ apiResponse: { depositId: 'd-1', data: { wallet } } });
    await isOn(test, '/deposit/crypto/address');
    expect(test.transport.sent(CREATE)).toHaveLength(1);
  });

  it('[SWP-01] [ERR-04] without a package nothing is created, and the host reads why', async () => {
    const test = await openBoxes();
    const pay = await toPayment(test);
    test.cashier.deposit.box = null;
    act(() => submitDeposit(test.cashier, { method: coin('btc'), amount: 50, fields: {} }));
    expect(pay).toBeTruthy();
    expect(test.told('Error')).toMatchObject([{ message: NO_SWEEPSTAKE_BOX }]);
    expect(test.transport.sent(CREATE)).toEqual([]);
    await isOn(test, '/deposit');
    expect(await screen.findByText('Select a coin package first')).toBeTruthy();
  });

  it('[API-04] an answer that was lost is asked for by the request, and nothing is created twice', async () => {
    const test = await openBoxes({
      answers: {
        [CREATE]: networkFailure(),
        'deposit-status': { depositId: 'd-9', status: 'accepted' },
      },
    });
    await test.player.click(await toPayment(test));
    await isOn(test, '/deposit/complete');
    expect(test.cashier.transaction).toMatchObject({ depositId: 'd-9', amount: 50, currency: 'USD' });
    expect(test.transport.sent(CREATE)).toHaveLength(1);
    const [{ requestId } = {}] = test.transport.sent(CREATE);
    expect(test.transport.sent('deposit-status')[0]).toEqual({ requestId });
  });

  it('[ROUTE-02] an answer that would lead out of the table leads to the status', async () => {
    const response = {
      depositId: 'd-1',
      source: 'https://pay.test/',
      method: 'GET',
      data: { unifiedFlow: { fields: [] } },
    };
    const test = await openBoxes({ answers: { [CREATE]: { apiResponse: response } } });
    await test.player.click(await toPayment(test));
    await isOn(test, '/form');
    expect(test.cashier.router.current().query).toEqual({ next: '/deposit/complete' });
  });

  const GONE = 'This coin package is not offered any more. Please select another one.';

  it.each([
    ['gone', refusal(422, 'banking.boxUnknown', NO_SWEEPSTAKE_BOX), GONE],
    ['gone, under a status of success', { code: 'banking.boxUnknown', message: NO_SWEEPSTAKE_BOX }, GONE],
    [
      'dearer',
      refusal(422, 'banking.boxPrice', NO_SWEEPSTAKE_BOX),
      'The price of this coin package has changed. Nothing was charged. Please select it again.',
    ],
  ])(
    '[ERR-03] [SWP-01] a box that is %s is said at the packages, where none is chosen, and the coin is not to blame',
    async (_, refused, text) => {
      const answers = { [CREATE]: refused, 'deposit-status': refusal(404, 'banking.depositUnknown') };
      const test = await openBoxes({ answers });
      await test.player.click(await toPayment(test));
      expect(await screen.findByText(text)).toBeTruthy();
      await isOn(test, '/deposit');
      expect(await screen.findByRole('button', { name: 'Continue' })).toBeTruthy();
      expect(test.cashier.deposit).toMatchObject({ box: null, refused: [] });
    },
  );

  it('[DEP-10] [DEP-07] the status names the package and says nothing of deposits', async () => {
    const test = await openBoxes();
    await test.player.click(await toPayment(test));
    await isOn(test, '/deposit/crypto/address');
    act(() => test.transport.push('deposit.status', { depositId: 'd-1', status: 'processed', balance: 70 }));
    expect(await screen.findByText('Your coins have arrived')).toBeTruthy();
    expect(screen.getByText('Order ID')).toBeTruthy();
    expect(screen.getByText(/^50,000\sGC$/)).toBeTruthy();
    expect(screen.getByText(/No purchase is necessary/)).toBeTruthy();
    expect(test.container.textContent).not.toMatch(/deposit|withdraw/i);
  });
});
