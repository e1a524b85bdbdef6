// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newIntent, type Reply, startSandbox, type TestSandbox } from '../testing/startSandbox';
import type { ApiResponse } from '../wire';

const CARD = { card_number: '4111 1111 1111 1111', expiry: '12/30', cvc: '123', holder: 'ANA DEMO' };

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

async function create(
  input: Record<string, unknown>,
  token?: string,
): Promise<{ status: number; api: ApiResponse; code: unknown }> {
  const order = { requestId: newIntent(), currency: 'MXN', amount: 500, ...input };
  const { status, data } = await sandbox.post('deposit-create', order, token);
  return { status, api: (data['apiResponse'] ?? {}) as ApiResponse, code: data['code'] };
}

const statusOf = async (depositId: string | undefined): Promise<unknown> =>
  (await sandbox.get('deposit-status', { depositId: depositId ?? '' })).data['status'];

describe('deposits', () => {
  it('go from waiting to processed by themselves, push each step and the new balance', async () => {
    const token = 'demo-mx:pushed';
    const { pushes } = await sandbox.connect(token);
    const { api } = await create({ paymentType: 'card', fields: CARD }, token);
    await sandbox.until(() => pushes.find(push => push.data['status'] === 'processed'));
    const seen = pushes.filter(push => push.type === 'deposit.status').map(push => push.data);
    expect(seen).toEqual([
      { depositId: api.depositId, status: 'accepted', amount: 500, currency: 'MXN' },
      {
        depositId: api.depositId,
        status: 'processed',
        amount: 500,
        currency: 'MXN',
        balance: { amount: 5_000, currency: 'MXN' },
      },
    ]);
    expect(pushes[0]).toEqual({
      type: 'login.token',
      data: {
        id: 'user-mx:pushed',
        currency: 'MXN',
        balanceData: { primary: { amount: 4_500, currency: 'MXN' } },
      },
    });
  });

  it('name the currency of the balance, as a deposit may be in another than the player’s own', async () => {
    const token = 'demo-mx:euro';
    const { pushes } = await sandbox.connect(token);
    await create({ paymentType: 'card', fields: CARD, currency: 'EUR', amount: 100 }, token);
    const told = () => pushes.find(push => push.data['status'] === 'processed');
    await sandbox.until(told);
    expect(told()?.data['balance']).toEqual({ amount: 100, currency: 'EUR' });
  });

  it('answer with what their method needs', async () => {
    const spei = await create({ paymentType: 'spei' });
    expect(spei.api.data?.requisites?.map(one => one.label)).toContain('CLABE');
    const codi = await create({ paymentType: 'codi' });
    expect(codi.api.pageId).toBe('pix');
    const short = await create({ paymentType: 'mercadopago_short_2' });
    expect(Object.keys(short.api.data?.card?.encoded ?? {}).sort()).toEqual([
      'encrypted',
      'iv',
      'key',
      'tag',
    ]);
    const unified = await create({ paymentType: 'unified_bank' });
    expect(unified.api.data?.unifiedFlow?.fields.length).toBeGreaterThan(3);
    const astropay = await create({ paymentType: 'astropay', fields: { phone: '+525512345678' } });
    expect(astropay.api.method).toBe('POST');
  });

  it('check limits, fields, Luhn and the method before anything is created', async () => {
    const before = Object.keys(sandbox.bank.state.deposits).length;
    const cases = [
      [{ paymentType: 'mercado_pago', amount: 20 }, 'banking.amountLimits'],
      [{ paymentType: 'mercado_pago', amount: 20_156 }, 'banking.amountLimits'],
      [{ paymentType: 'mercado_pago', amount: -500 }, 'banking.amountInvalid'],
      [{ paymentType: 'mercado_pago', amount: '500' }, 'banking.amountInvalid'],
      [{ paymentType: 'mercado_pago', amount: 500.001 }, 'banking.amountInvalid'],
      [{ paymentType: 'card', fields: { ...CARD, expiry: '13/30' } }, 'banking.paymentMethodRegex'],
      [
        { paymentType: 'card', fields: { ...CARD, card_number: '4111 1111 1111 1112' } },
        'banking.paymentMethodRegex',
      ],
      [{ paymentType: 'card', fields: [] }, 'banking.badRequest'],
      [{ paymentType: 'no_such_method' }, 'banking.methodUnknown'],
      [{ paymentType: 'express_transfer' }, 'banking.methodDisabled'],
      [{ paymentType: 'usdt' }, undefined],
    ] as const;
    for (const [input, code] of cases.slice(0, -1)) expect((await create(input)).code).toBe(code);
    expect(Object.keys(sandbox.bank.state.deposits)).toHaveLength(before);
    expect((await create({ paymentType: 'mercado_pago', amount: 21 })).status).toBe(200);
    expect((await create({ paymentType: 'mercado_pago', amount: 20_155 })).status).toBe(200);
  });

  it('give an address for each network, and the txid once the transfer is seen', async () => {
    const before = Object.keys(sandbox.bank.state.deposits);
    expect((await create({ paymentType: 'usdt' })).code).toBe('banking.networkRequired');
    expect((await create({ paymentType: 'usdt', wallet: 'BITCOIN' })).code).toBe('banking.networkRequired');
    expect(Object.keys(sandbox.bank.state.deposits)).toEqual(before);
    const ton = await create({ paymentType: 'usdt', wallet: 'TON' });
    expect(ton.api.data?.wallet).toMatchObject({ network: 'TON', currency: 'USDT' });
    expect(ton.api.data?.wallet?.tag).toMatch(/^\d{9}$/);
    const { api } = await create({ paymentType: 'usdt', wallet: 'TRON' });
    expect(api.data?.wallet?.address).toMatch(/^T[1-9A-HJ-NP-Za-km-z]{33}$/);
    const { data } = await sandbox.until(async () => {
      const reply = await sandbox.get('deposit-status', { depositId: api.depositId ?? '' });
      return reply.data['status'] === 'processed' && reply;
    });
    expect(data['txid']).toMatch(/^[0-9a-f]{64}$/);
  });

  it('ask for more fields as often as the scenario says, under one deposit', async () => {
    const first = await create({ paymentType: 'spei', amount: 911 });
    expect(first.api.isFieldsRequired).toBe(true);
    const { depositId } = first.api;
    const second = await create({ paymentType: 'spei', amount: 911, depositId });
    expect([second.api.isFieldsRequired, second.api.depositId]).toEqual([true, depositId]);
    const third = await create({ paymentType: 'spei', amount: 911, depositId });
    expect([third.api.isFieldsRequired, third.api.depositId]).toEqual([undefined, depositId]);
    expect(third.api.data?.requisites).toBeDefined();
  });

  it('are not completed while fields or a page are still wanted', async () => {
    for (const order of [{ paymentType: 'spei', amount: 910 }, { paymentType: 'mercado_pago' }]) {
      const { api } = await create(order);
      const complete = await sandbox.post('deposit-complete', {
        depositId: api.depositId,
        paymentMethod: 'any',
      });
      expect(complete.data).toEqual({ status: 'waiting' });
      await new Promise(resolve => setTimeout(resolve, 40));
      expect(await statusOf(api.depositId)).toBe('waiting');
    }
  });

  it('wait for their page: pay, decline and cancel settle them once', async () => {
    const settle = async (api: ApiResponse, verdict: string): Promise<Response> =>
      fetch(`${api.source}/settle`, {
        method: 'POST',
        body: new URLSearchParams({ verdict, session: String(api.data?.['session']) }),
      });
    const paid = (await create({ paymentType: 'mercado_pago' })).api;
    expect(await (await settle(paid, '')).text()).toMatch(/Choose what to do\..*name="verdict"/s);
    expect(await statusOf(paid.depositId)).toBe('waiting');
    expect((await settle(paid, 'pay')).url).toContain('/done');
    expect((await settle(paid, 'decline')).status).toBe(200);
    await sandbox.until(async () => (await statusOf(paid.depositId)) === 'processed');
    const declined = (await create({ paymentType: 'mercado_pago' })).api;
    await settle(declined, 'decline');
    expect(await statusOf(declined.depositId)).toBe('mistaked');
  });

  it('ask for the 3-D code, and decline after the third wrong one', async () => {
    const { api } = await create({
      paymentType: 'card',
      fields: { ...CARD, card_number: '4000 0000 0000 3220' },
    });
    expect(api.method).toBe('GET');
    const send = (code: string): Promise<Response> =>
      fetch(`${api.source}/settle`, {
        method: 'POST',
        body: new URLSearchParams({ verdict: 'pay', code, session: String(api.data?.['session']) }),
      });
    expect(await (await send('000000')).text()).toContain('Wrong code');
    await send('000000');
    expect(await statusOf(api.depositId)).toBe('waiting');
    await send('000000');
    expect(await statusOf(api.depositId)).toBe('mistaked');
  });

  it('offer rates, then continue to the chosen provider', async () => {
    const { api } = await create({ paymentType: 'onramp_card', fields: { email: 'ana@demo.mx' } });
    expect(api.data?.paymentMethodOffers).toHaveLength(3);
    const { data } = await sandbox.post('external-deposit-continue', {
      depositId: api.depositId,
      offerId: 'simplex',
    });
    expect(data).toMatchObject({ method: 'GET', source: `${sandbox.url}/pay/${api.depositId}` });
    const failing = (
      await create({ paymentType: 'onramp_card', amount: 975, fields: { email: 'ana@demo.mx' } })
    ).api;
    const reply = await sandbox.post('external-deposit-continue', { depositId: failing.depositId });
    expect(reply.data).toEqual({ error: 'offer_expired' });
  });

  it('are ended where their provider cannot be had, and only offers are gone on with', async () => {
    const made = async (input: Record<string, unknown>): Promise<string> =>
      String(
        (await create({ paymentType: 'onramp_card', fields: { email: 'ana@demo.mx' }, ...input })).api
          .depositId,
      );
    const goOn = async (depositId: string, offerId?: string): Promise<Reply> =>
      sandbox.post('external-deposit-continue', { depositId, offerId });
    const failing = await made({ amount: 975 });
    await goOn(failing);
    expect([await statusOf(failing), (await goOn(failing)).data]).toEqual([
      'mistaked',
      { error: 'offer_expired' },
    ]);
    const paid = await made({});
    await goOn(paid, 'simplex');
    expect((await goOn(paid, 'coingate')).status).toBe(200);
    await sandbox.admin('POST', `deposits/${paid}/status`, { status: 'processed' });
    expect((await goOn(paid)).data['code']).toBe('banking.depositClosed');
    const other = await made({ paymentType: 'spei' });
    expect((await goOn(other)).data['code']).toBe('banking.offerUnknown');
    expect((await create({ paymentType: 'spei', currency: 'constructor' })).code).toBe(
      'banking.currencyUnknown',
    );
  });

  it('stand as they are once they can be paid, and stay with their method', async () => {
    const { api } = await create({ paymentType: 'mercado_pago' });
    const { depositId } = api;
    const again = await create({ paymentType: 'mercado_pago', amount: 5_000, depositId });
    expect(again.api).toEqual(api);
    expect((await create({ paymentType: 'spei', depositId })).code).toBe('banking.methodUnknown');
    expect(sandbox.bank.state.deposits[String(depositId)]?.minor).toBe(50_000);
  });

  it('are born cancelled where the cancel overtook the create', async () => {
    const requestId = newIntent();
    await sandbox.post('deposit-cancel', { requestId });
    const { api } = await create({ paymentType: 'spei', requestId });
    expect(await statusOf(api.depositId)).toBe('mistaked');
  });

  it('have the limits of their currency', async () => {
    const limits = await sandbox.post('deposit-limits', { paymentMethod: 'codi', currency: 'USD' });
    expect(limits.data).toEqual({ min: 5.6, max: 440 });
    expect((await create({ paymentType: 'codi', currency: 'USD', amount: 5 })).code).toBe(
      'banking.amountLimits',
    );
    expect((await create({ paymentType: 'codi', currency: 'USD', amount: 6 })).status).toBe(200);
  });

  it('prepare no amount: the smallest is booked, in their currency, where none is named', async () => {
    const token = 'demo-in:smallest';
    const paymentMethod = 'india_upi_invoice';
    for (const order of [{ amount: -500 }, { amount: 9e12 }, { currency: 'USD' }]) {
      const { data } = await sandbox.post('deposit-prepare', { paymentMethod, ...order }, token);
      await sandbox.post('deposit-complete', { depositId: data['depositId'], paymentMethod }, token);
      const deposit = sandbox.bank.state.deposits[String(data['depositId'])];
      await sandbox.until(() => deposit?.status === 'processed');
    }
    expect(sandbox.bank.state.ledger.balances).toMatchObject({
      'user:user-in:smallest INR': 2_100_000 + 2 * 30_000,
      'user:user-in:smallest USD': 360,
    });
  });

  it('prepare an Indian invoice, and settle it with the amount that follows', async () => {
    const token = 'demo-in';
    const prepared = await sandbox.post('deposit-prepare', { paymentMethod: 'india_upi_invoice' }, token);
    expect(prepared.data['data']).toMatchObject({ upiId: 'sandbox.cashier@okbank' });
    const { depositId } = prepared.data;
    const order = {
      paymentType: 'india_upi_invoice',
      currency: 'INR',
      amount: 1_000,
      depositId,
      fields: { utr: '123456789012' },
    };
    const { api } = await create(order, token);
    await sandbox.until(() => sandbox.bank.state.deposits[String(api.depositId)]?.status === 'processed');
    expect(sandbox.bank.state.deposits[String(depositId)]?.minor).toBe(100_000);
  });

  it('know nothing of a stranger: 404', async () => {
    const { api } = await create({ paymentType: 'mercado_pago' }, 'demo-mx:other');
    expect((await sandbox.get('deposit-status', { depositId: api.depositId ?? '' })).status).toBe(404);
    expect((await sandbox.get('deposit-status', { requestId: newIntent() })).status).toBe(404);
  });
});
