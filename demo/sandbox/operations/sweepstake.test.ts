// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newIntent, startSandbox, type TestSandbox } from '../testing/startSandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({}, 'demo-sweep');
});
afterAll(() => sandbox.close());

const FIELDS = { network: 'TRON', address: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE' };

describe('sweepstake', () => {
  it('sells gold coins and grants sweep coins when the price has arrived', async () => {
    const { data } = await sandbox.post('sweepstake-boxes');
    expect(data).toMatchObject([
      { boxes: [{ id: 'box-starter', price: 9.99, priceCurrencyCode: 'USD' }, {}, {}, {}] },
    ]);
    const order = {
      requestId: newIntent(),
      amount: 9.99,
      currency: 'USD',
      paymentType: 'usdt',
      wallet: 'TRON',
      boxId: 'box-starter',
    };
    const created = await sandbox.post('deposit-create-sweepstake', order);
    expect(created.data['apiResponse']).toMatchObject({ data: { wallet: { network: 'TRON' } } });
    await sandbox.until(async () => {
      const { data: balances } = await sandbox.post('sweepstake-balance-get');
      return (
        JSON.stringify(balances) ===
        '[{"currency":"QSC","balance":130.5},{"currency":"QGC","balance":270000}]'
      );
    });
    expect((await sandbox.post('sweepstake-recoup-sum', { currency: 'QSC' })).data).toEqual({
      data: { status: 'unplayed', amount: 30.5 },
    });
  });

  it('names the sweep coins that it pushes: a player of gold has them too', async () => {
    const token = 'demo-sweep-gold';
    const { pushes } = await sandbox.connect(token);
    const order = { amount: 10, currency: 'QSC', paymentMethod: 'usdt', fields: FIELDS };
    await sandbox.post('withdrawal-create', { ...order, requestId: newIntent() }, token);
    const told = () => pushes.find(push => push.type === 'withdrawal.status');
    await sandbox.until(told);
    expect(told()?.data['balance']).toEqual({ amount: 110.5, currency: 'QSC' });
  });

  it('refuses a purchase without a box, or at another price', async () => {
    const order = { requestId: newIntent(), amount: 1, currency: 'USD', paymentType: 'btc' };
    expect((await sandbox.post('deposit-create-sweepstake', order)).data['code']).toBe('banking.boxUnknown');
    const cheap = { ...order, boxId: 'box-gold' };
    expect((await sandbox.post('deposit-create-sweepstake', cheap)).data['code']).toBe('banking.boxPrice');
  });

  it('redeems only what has been played', async () => {
    const redeem = (amount: number, token: string): Promise<unknown> =>
      sandbox
        .post(
          'withdrawal-create',
          { requestId: newIntent(), amount, currency: 'QSC', paymentMethod: 'usdt', fields: FIELDS },
          token,
        )
        .then(reply => reply.data['code'] ?? reply.status);
    expect(await redeem(100.01, 'demo-sweep:two')).toBe('banking.notRedeemable');
    expect(await redeem(100, 'demo-sweep:two')).toBe(200);
    expect(await redeem(10, 'demo-sweep:two')).toBe('banking.notRedeemable');
  });

  it('converts, and shows an empty shop where there is none', async () => {
    expect((await sandbox.post('payment-convert-v2', { amount: 64, from: 'SC', to: 'BTC' })).data).toEqual({
      amount: 0.001,
    });
    expect(
      (await sandbox.post('payment-convert-v2', { amount: 64, from: 'SC', to: '__proto__' })).status,
    ).toBe(422);
    expect((await sandbox.post('sweepstake-boxes', {}, 'demo-sweep-empty')).data).toEqual([]);
  });
});
