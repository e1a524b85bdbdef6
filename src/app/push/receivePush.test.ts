import { describe, expect, it, vi } from 'vitest';
import { createTestCashier } from '../../../tests/support/unit/createTestCashier';
import { deferred } from '../../../tests/support/unit/deferred';
import { sampleMethod } from '../../../tests/support/unit/samples';
import { loadDepositMethods } from '../../flows/deposit/list/loadDepositMethods';
import { pendingDeposits, pendingList } from '../../flows/deposit/pending/pendingList';
import { applyParentChanges } from '../changes/applyParentChanges';
import { receivePush } from './receivePush';

describe('pushes', () => {
  it('[DEP-09] deposit.status moves the transaction and the balance that it tells', async () => {
    const { cashier } = await createTestCashier();
    cashier.transaction.depositId = 'd-1';
    receivePush(cashier, { type: 'deposit.status', data: { depositId: 'd-1', status: 1, balance: 150 } });
    expect(cashier.transaction.status).toBe('processed');
    expect(cashier.user.balance).toEqual({ amount: 150, currency: 'MXN' });
  });

  it.each([
    ['before its end', 'deposit.status', { depositId: 'd-1', status: 'accepted', balance: 50 }],
    ['of another deposit', 'deposit.status', { depositId: 'd-2', status: 1, balance: 50 }],
    ['of a withdrawal', 'withdrawal.status', { withdrawalId: 'w-1', status: 0, balance: 50 }],
  ])('[DEP-10] a balance told %s is not what came of the deposit', async (_, type, data) => {
    const { cashier } = await createTestCashier();
    cashier.transaction.depositId = 'd-1';
    receivePush(cashier, { type, data });
    receivePush(cashier, { type: 'deposit.status', data: { depositId: 'd-1', status: 1 } });
    expect(cashier.transaction).toMatchObject({ status: 'processed', isBalanceTold: false });
    receivePush(cashier, { type: 'deposit.status', data: { depositId: 'd-1', status: 1, balance: 150 } });
    expect(cashier.transaction.isBalanceTold).toBe(true);
  });

  it('[DEP-09] an id that comes as a number is the id of that text', async () => {
    const { cashier } = await createTestCashier();
    cashier.transaction.depositId = '123';
    receivePush(cashier, { type: 'deposit.status', data: { depositId: 123, status: 1 } });
    expect(cashier.transaction).toMatchObject({ depositId: '123', status: 'processed' });
  });

  it.each([{ balance: 'canary' }, { message: { en: 'canary' } }, { txid: ['canary'] }])(
    '[DEP-09] [WD-02] [API-06] what cannot be read beside a status is reported, and the status counts: %j',
    async beside => {
      const { cashier, told } = await createTestCashier();
      const balance = { amount: 5, currency: 'MXN' };
      cashier.user.balance = balance;
      cashier.transaction.depositId = 'd-1';
      cashier.withdrawal.current.withdrawalId = 'w-1';
      receivePush(cashier, { type: 'deposit.status', data: { depositId: 'd-1', status: 1, ...beside } });
      receivePush(cashier, {
        type: 'withdrawal.status',
        data: { withdrawalId: 'w-1', status: 1, ...beside },
      });
      expect(cashier.transaction).toMatchObject({ status: 'processed', isBalanceTold: false });
      expect(cashier.withdrawal.current.status).toBe('processed');
      expect(cashier.user.balance).toEqual(balance);
      expect(told('Error').length).toBeGreaterThan(0);
      expect(JSON.stringify(told('Error'))).not.toContain('canary');
    },
  );

  it('[USER-09] [API-06] a balance that cannot be read keeps no token from the user, and takes no balance away', async () => {
    const { cashier, told } = await createTestCashier();
    const before = cashier.handle.parent.user;
    const balance = { amount: 5, currency: 'MXN' };
    cashier.user.balance = balance;
    receivePush(cashier, { type: 'login.token', data: { token: 'new', balanceData: { primary: 'canary' } } });
    expect(cashier.handle.parent.user).toEqual({ ...before, token: 'new' });
    expect(cashier.user.balance).toEqual(balance);
    expect(told('Error')).toHaveLength(1);
  });

  it('[USER-09] [DEP-09] an id that comes by login.token finds the deposits that were kept without it', async () => {
    const { cashier } = await createTestCashier({ parent: { token: 't', userId: '', user: null } });
    const deposit = {
      depositId: 'd-1',
      requestId: null,
      paymentMethod: 'card',
      methodText: 'Card',
      amount: 5,
    };
    pendingList.put(cashier, { ...deposit, currency: 'MXN', createdAt: new Date().toISOString() });
    receivePush(cashier, { type: 'login.token', data: { id: 7 } });
    expect(pendingDeposits(cashier)).toMatchObject([deposit]);
  });

  it('[USER-09] [USER-04] login.token merges into the user', async () => {
    const { cashier } = await createTestCashier({ parent: { user: { id: 7, platform: 'ios' } } });
    const balanceData = { primary: { amount: 5, currency: 'QSC' } };
    receivePush(cashier, {
      type: 'login.token',
      data: { token: 'new-token', currency: 'QGC', country: 'us', paymentGeo: 'US', balanceData },
    });
    expect(cashier.user).toMatchObject({
      currency: 'QSC',
      country: 'us',
      paymentGeo: 'US',
      balance: { amount: 5, currency: 'QSC' },
    });
    const { user } = cashier.handle.parent;
    expect(user).toMatchObject({ id: 7, platform: 'ios', token: 'new-token', country: 'us' });
  });

  it.each([
    ['counts where the host has given none', undefined, 'iOS', 'ios'],
    ['does not replace the host’s', 'android', 'mobile', 'android'],
    ['that is not known changes nothing', undefined, 'tv', 'desktop'],
  ] as const)('[USER-09] [USER-03] a pushed platform %s', async (_, given, platform, expected) => {
    const { cashier } = await createTestCashier({
      parent: { user: given ? { platform: given } : {} },
      user: { platform: given ?? 'desktop' },
    });
    receivePush(cashier, { type: 'login.token', data: { platform } });
    expect(cashier.user.platform).toBe(expected);
    expect(cashier.handle.parent.user).toEqual({ platform: given ?? platform });
  });

  it('[USER-09] [HOST-04] another language comes with its texts, and a pushed token outlives a change of the host', async () => {
    const { cashier, transport } = await createTestCashier({
      parent: { user: { token: 'old', lang: 'en' } },
    });
    transport.push('login.token', { token: 'pushed', lang: 'es' });
    await expect.poll(() => cashier.translator.i18n.locale).toBe('es');
    expect(cashier.user.lang).toBe('es');
    cashier.deposit.isSubmitting = true;
    const { parent } = cashier.handle;
    parent.user = { ...parent.user, currency: 'EUR' };
    applyParentChanges(cashier, { user: { currency: 'EUR' } });
    expect(cashier.handle.parent.user).toMatchObject({ token: 'pushed' });
  });

  it('[USER-09] another currency asks for the methods anew: the answer that is on its way is another player’s', async () => {
    const first = deferred<unknown>();
    const answers = { 'methods-payment-v3': () => first.promise };
    const { cashier, transport } = await createTestCashier({ answers });
    const loading = loadDepositMethods(cashier);
    const { key } = cashier.router.current();
    receivePush(cashier, { type: 'login.token', data: { currency: 'EUR' } });
    first.resolve({ methods: [sampleMethod()] });
    await loading;
    expect(cashier.methods).toMatchObject({ status: 'idle', list: [] });
    expect(cashier.router.current()).toMatchObject({ path: '/deposit' });
    expect(cashier.router.current().key).not.toBe(key);
    expect(transport.sent('methods-payment-v3')).toHaveLength(1);
  });

  it('[USER-09] the same currency again, in other letters, changes nothing', async () => {
    const { cashier } = await createTestCashier();
    cashier.methods.status = 'ready';
    receivePush(cashier, { type: 'login.token', data: { currency: 'mxn', paymentGeo: 'MX', token: 'new' } });
    expect(cashier.methods.status).toBe('ready');
  });

  it('[USER-09] [HOST-04] another currency waits while a payment is being made', async () => {
    const { cashier } = await createTestCashier();
    cashier.deposit.isSubmitting = true;
    receivePush(cashier, {
      type: 'login.token',
      data: { currency: 'EUR', token: 'new-token', balanceData: { primary: { amount: 7, currency: 'EUR' } } },
    });
    expect(cashier.user).toMatchObject({ currency: 'MXN', balance: { amount: 7 } });
    expect(cashier.handle.parent.user).toMatchObject({ token: 'new-token' });
    receivePush(cashier, { type: 'login.token', data: { paymentGeo: 'DE' } });
    cashier.router.navigate('/deposit/host-to-host', { isFinal: true });
    cashier.deposit.isSubmitting = false;
    await Promise.resolve();
    expect(cashier.user.currency).toBe('MXN');
    cashier.router.navigate('/deposit', { isReset: true });
    await vi.waitFor(() => expect(cashier.user).toMatchObject({ currency: 'EUR', paymentGeo: 'DE' }));
    receivePush(cashier, { type: 'login.token', data: { currency: 'USD' } });
    expect(cashier.user.currency).toBe('USD');
  });

  it.each([
    ['deposit.status', null],
    ['deposit.status', { status: 1 }],
    ['deposit.status', { depositId: [7], status: 1 }],
    ['deposit.status', { depositId: 'd-1', status: { secret: 'canary' } }],
    ['withdrawal.status', { withdrawalId: true, status: 'processed' }],
    ['deposit.status', { depositId: 'd-1', status: 1, amount: 'canary' }],
    ['login.token', 'canary'],
    ['login.token', { currency: { canary: 1 } }],
  ])('[API-06] a broken %s is reported and does nothing: %j', async (type, data) => {
    const { cashier, told } = await createTestCashier();
    cashier.transaction.depositId = 'd-1';
    const before = JSON.stringify([cashier.user, cashier.transaction]);
    receivePush(cashier, { type, data });
    expect(JSON.stringify([cashier.user, cashier.transaction])).toBe(before);
    expect(told('Error')).toHaveLength(1);
    expect(told('Error')[0]?.message).toMatch(new RegExp(`^${type}: `));
    expect(JSON.stringify(told('Error'))).not.toContain('canary');
  });

  it('[WD-02] [API-02] a withdrawal.status moves its withdrawal on and tells the new balance', async () => {
    const { cashier } = await createTestCashier();
    cashier.withdrawal.current.withdrawalId = 'w-1';
    receivePush(cashier, {
      type: 'withdrawal.status',
      data: { withdrawalId: 'w-2', status: 'mistaked', balance: 90 },
    });
    expect(cashier.withdrawal.current.status).toBe('waiting');
    expect(cashier.user.balance).toEqual({ amount: 90, currency: 'MXN' });
    receivePush(cashier, {
      type: 'withdrawal.status',
      data: { withdrawalId: 'w-1', status: 'processed', balance: 40 },
    });
    expect(cashier.withdrawal.current.status).toBe('processed');
    expect(cashier.user.balance).toEqual({ amount: 40, currency: 'MXN' });
  });

  it.each<[string, unknown]>([
    ['a text', 'none yet'],
    ['a list of another shape', [{ step: 'created', date: '2026-01-01' }]],
  ])(
    '[API-06] [WD-02] steps, which a withdrawal.status does not have, are not read where they are %s',
    async (_, steps) => {
      const { cashier } = await createTestCashier();
      cashier.withdrawal.current.withdrawalId = 'w-1';
      receivePush(cashier, {
        type: 'withdrawal.status',
        data: { withdrawalId: 'w-1', status: 'accepted', steps },
      });
      expect(cashier.withdrawal.current).toMatchObject({ status: 'accepted', steps: [] });
    },
  );

  it.each([
    ['deposit', 'depositId'],
    ['withdrawal', 'withdrawalId'],
  ] as const)(
    '[DEP-09] [WD-02] a %s keeps no more than twenty pushes until its id is known, and none otherwise',
    async (flow, id) => {
      const { cashier } = await createTestCashier();
      const { earlyNews } = cashier[flow];
      const push = () => receivePush(cashier, { type: `${flow}.status`, data: { [id]: 'x-1', status: 0 } });
      push();
      expect(earlyNews).toEqual([]);
      cashier[flow].isSubmitting = true;
      for (let time = 0; time < 30; time++) push();
      expect(earlyNews).toHaveLength(20);
    },
  );

  it.each(['deposit.other', '__proto__', 'constructor', ''])(
    '[ERR-04] a push of type %j does nothing; the host hears of it once, and not what it was',
    async type => {
      const { cashier, messages } = await createTestCashier();
      for (let time = 0; time < 3; time++) receivePush(cashier, { type, data: {} });
      expect(messages).toEqual([{ messageType: 'Error', message: 'Unknown message type' }]);
    },
  );
});
