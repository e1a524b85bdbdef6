import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal } from '../../../../tests/support/unit/createFakeTransport';
import { deferred } from '../../../../tests/support/unit/deferred';
import { draft, settle, openDraft as start } from '../../../../tests/support/unit/openDraft';
import { sampleMethod } from '../../../../tests/support/unit/samples';
import { stubLocks } from '../../../../tests/support/unit/stubLocks';
import { receivePush } from '../../../app/push/receivePush';
import type { Cashier } from '../../../state/Cashier';
import { addNotification } from '../../../state/createNotificationsState';
import { submitWithdrawal } from './submitWithdrawal';

beforeEach(() => vi.useFakeTimers());

describe('submitWithdrawal', () => {
  it('[WD-02] a push that overtakes the answer counts', async () => {
    const answer = deferred<unknown>();
    const test = await start({ 'withdrawal-create': () => answer.promise });
    submitWithdrawal(test.cashier);
    await settle();
    const push = (withdrawalId: string, status: string, message: string) =>
      receivePush(test.cashier, { type: 'withdrawal.status', data: { withdrawalId, status, message } });
    push('wd-1', 'mistaked', 'The account is closed.');
    push('wd-2', 'processed', 'Not this one.');
    answer.resolve({ withdrawalId: 'wd-1', status: 'waiting', confirmation: { type: 'code' } });
    await settle();
    expect(test.cashier.withdrawal.current).toMatchObject({
      status: 'mistaked',
      message: 'The account is closed.',
      code: null,
    });
    expect(test.path()).toBe('/withdrawal/complete');
  });

  it('[API-06] [WD-02] fields beyond the contract, whatever they are, undo no withdrawal that was made', async () => {
    const extra = { steps: 'none yet', message: { en: 'Thanks' } };
    const test = await start({ 'withdrawal-create': { withdrawalId: 'wd-1', status: 'waiting', ...extra } });
    submitWithdrawal(test.cashier);
    await settle();
    expect(test.path()).toBe('/withdrawal/complete');
    expect(test.cashier.withdrawal.current).toMatchObject({ withdrawalId: 'wd-1', steps: [], message: null });
    expect(test.told('onCreateTransaction')).toHaveLength(1);
    expect(test.told('onDisplayError')).toEqual([]);
  });

  it.each<[string, (cashier: Cashier) => void]>([
    ['is back at the form', ({ router }) => router.back()],
    [
      'has made another one ready',
      ({ withdrawal }) => {
        withdrawal.draft = draft({ amount: 5 });
      },
    ],
  ])('[WD-02] [ERR-03] a refusal reaches a player who %s, and is not said of another', async (_, leave) => {
    const answer = deferred<unknown>();
    const test = await start({ 'withdrawal-create': () => answer.promise });
    const { cashier } = test;
    submitWithdrawal(cashier);
    await settle();
    leave(cashier);
    answer.reject(refusal(409, 'banking.insufficientFunds'));
    await settle();
    expect(cashier.withdrawal.refusal).toBeNull();
    expect(test.told('onDisplayError')).toHaveLength(1);
    const [{ message, reference } = { message: '', reference: '' }] = test.told('onDisplayError');
    expect(cashier.notifications.list).toMatchObject([{ content: message, reference }]);
  });

  it.each<[string, string, (cashier: Cashier) => void]>([
    ['as typed for it', '', () => {}],
    [
      'typed since for another method',
      '75',
      ({ withdrawal }) => {
        withdrawal.method = sampleMethod({ name: 'card' });
        withdrawal.amount.text = '75';
      },
    ],
    [
      'typed since as another sum',
      '75,50',
      ({ withdrawal }) => {
        withdrawal.amount.text = '75,50';
      },
    ],
  ])('[FORM-13] [WD-02] an amount %s is %j once the withdrawal is made', async (_, left, type) => {
    const answer = deferred<unknown>();
    const test = await start({ 'withdrawal-create': () => answer.promise });
    const { withdrawal } = test.cashier;
    Object.assign(withdrawal, { method: withdrawal.draft?.method });
    withdrawal.amount.text = String(withdrawal.draft?.amount);
    submitWithdrawal(test.cashier);
    await settle();
    type(test.cashier);
    answer.resolve({ withdrawalId: 'wd-1', status: 'waiting' });
    await settle();
    expect(withdrawal.current.withdrawalId).toBe('wd-1');
    expect(withdrawal.amount.text).toBe(left);
  });

  it('[WD-02] [USER-05] two tabs make one withdrawal at a time; one after the other they make two', async () => {
    stubLocks();
    const answer = deferred<unknown>();
    const [first, second] = [
      await start({ 'withdrawal-create': () => answer.promise }, { userId: 'p-1' }),
      await start({ 'withdrawal-create': { withdrawalId: 'wd-2', status: 'waiting' } }, { userId: 'p-1' }),
    ];
    submitWithdrawal(first.cashier);
    submitWithdrawal(second.cashier);
    await settle();
    expect(second.transport.sent('withdrawal-create')).toEqual([]);
    expect(second.cashier.notifications.list[0]?.content).toContain('another tab');
    expect(second.cashier.withdrawal).toMatchObject({ isSubmitting: false, draft: { amount: 500 } });
    answer.resolve({ withdrawalId: 'wd-1', status: 'waiting' });
    await settle();
    submitWithdrawal(second.cashier);
    await settle();
    const [one, other] = [first, second].map(({ transport }) => transport.sent('withdrawal-create')[0]);
    expect(other?.['requestId']).not.toBe(one?.['requestId']);
    expect(second.path()).toBe('/withdrawal/complete');
  });

  it('[ERR-03] what was said of the try before goes with a new one', async () => {
    const test = await start({ 'withdrawal-create': { withdrawalId: 'wd-1', status: 'waiting' } });
    addNotification(test.cashier.notifications, { content: 'Refused' });
    submitWithdrawal(test.cashier);
    await settle();
    expect(test.cashier.notifications.list).toEqual([]);
  });

  it('[WD-02] sends exactly what was confirmed, once, and tells the host', async () => {
    const test = await start({ 'withdrawal-create': { withdrawalId: 'wd-1', status: 'waiting' } });
    test.cashier.methods.selectedCountry = 'BR';
    submitWithdrawal(test.cashier);
    submitWithdrawal(test.cashier);
    await settle();
    expect(test.transport.sent('withdrawal-create')).toEqual([
      {
        requestId: expect.any(String),
        amount: 500,
        currency: 'MXN',
        paymentMethod: 'spei',
        accountType: 'main',
        fields: { clabe: '012345678901234567' },
        selectedCountry: 'BR',
      },
    ]);
    expect(test.told('onCreateTransaction')).toMatchObject([
      { withdrawalId: 'wd-1', paymentMethod: 'spei', amount: 500, currency: 'MXN' },
    ]);
    expect(test.told('Metric')).toEqual([
      { messageType: 'Metric', name: 'withdrawal-create', status: 'ok', paymentMethod: 'spei' },
    ]);
    expect(test.path()).toBe('/withdrawal/complete');
    expect(test.cashier.router.state.entries).toHaveLength(2);
    expect(test.cashier.withdrawal).toMatchObject({ draft: null, intent: null });
    expect(test.cashier.withdrawal.current).toMatchObject({
      withdrawalId: 'wd-1',
      amount: 500,
      currency: 'MXN',
      accountType: 'main',
      paymentMethod: 'spei',
      createdAt: expect.any(String),
    });
  });

  it('[DEP-11] tells the host of the submit, a coin as crypto', async () => {
    const test = await start();
    submitWithdrawal(test.cashier);
    test.cashier.withdrawal.isSubmitting = false;
    test.cashier.withdrawal.draft = draft({ method: sampleMethod({ name: 'btc', category: 'crypto' }) });
    submitWithdrawal(test.cashier);
    const facts = { currency: 'MXN', payment_region: 'MX', submit_amount: 500 };
    expect(test.told('onAnalyticsEvent')).toMatchObject([
      { name: 'withdrawal_submit', withdrawal_method: 'spei', method_type: 'fiat', ...facts },
      { name: 'withdrawal_submit', withdrawal_method: 'btc', method_type: 'crypto', ...facts },
    ]);
  });

  it.each([
    ['the host', { 'withdrawal-create': { withdrawalId: 'wd-1', status: 'waiting' } }],
    ['the bank', { 'withdrawal-create': refusal(422, 'banking.amountLimits') }],
  ])('[DEP-11] tells it once, though %s refuses and it is pressed again', async (by, answers) => {
    const test = await start(answers);
    const { element } = test.cashier.handle;
    if (by === 'the host')
      element.addEventListener('before-submit', event => event.preventDefault(), { once: true });
    submitWithdrawal(test.cashier);
    await settle();
    expect(test.cashier.withdrawal.refusal).not.toBeNull();
    submitWithdrawal(test.cashier);
    await settle();
    expect(test.transport.sent('withdrawal-create')).toHaveLength(by === 'the host' ? 1 : 2);
    expect(test.told('onAnalyticsEvent')).toHaveLength(1);
  });

  const ASKS = { withdrawalId: 'wd-1', status: 'waiting', confirmation: { type: 'code' } };

  it.each([
    ['created', ASKS, 'Waiting for your code', '/deposit'],
    ['created', ASKS, 'Waiting for your code', '/empty'],
    ['not known', refusal(502), 'We have no answer yet', '/deposit'],
  ])(
    '[WD-02] [DEP-05] a player who has gone to the deposits stays there when it is %s, and is told: %#',
    async (_, said, text, page) => {
      const answer = deferred<unknown>();
      const test = await start({
        'withdrawal-create': () => answer.promise,
        'withdrawal-status': refusal(502),
      });
      submitWithdrawal(test.cashier);
      await settle();
      test.cashier.router.navigate(page, { isReset: true });
      if (said instanceof Error) answer.reject(said);
      else answer.resolve(said);
      await settle();
      expect(test.path()).toBe(page);
      const [told] = test.cashier.notifications.list;
      expect(told).toMatchObject({
        content: expect.stringContaining(text),
        reference: expect.stringMatching(/\w/),
      });
      expect(told?.isNews ?? false).toBe(!(said instanceof Error));
    },
  );

  it.each([1, '1'])(
    '[WD-02] answered %j, which may be the result of the call, its code is asked for',
    async status => {
      const answer = { withdrawalId: 'wd-1', status, confirmation: { type: 'code' } };
      const test = await start({ 'withdrawal-create': answer });
      submitWithdrawal(test.cashier);
      await settle();
      expect(test.cashier.withdrawal.current).toMatchObject({
        status: 'waiting',
        code: { askedAt: 'waiting' },
      });
      expect(test.path()).toBe('/withdrawal/confirm');
    },
  );

  it('[WD-02] goes to the code where one is asked for', async () => {
    const test = await start({
      'withdrawal-create': {
        withdrawalId: 'wd-1',
        status: 'waiting',
        confirmation: { type: 'code', length: 6, resendAfter: 30 },
      },
    });
    const resendAt = Date.now() + 30_000;
    submitWithdrawal(test.cashier);
    await settle();
    expect(test.path()).toBe('/withdrawal/confirm');
    expect(test.cashier.router.state.entries).toHaveLength(2);
    expect(test.cashier.withdrawal.current.code).toMatchObject({ length: 6, resendAfter: 30, resendAt });
  });

  it('[FORM-12] sends a Pix key under the name that its type asks for', async () => {
    const test = await start({ 'withdrawal-create': { withdrawalId: 'wd-1', status: 'waiting' } });
    test.cashier.withdrawal.draft = draft({ fields: { pixKeyType: 'cpf', pixKey: '52998224725' } });
    submitWithdrawal(test.cashier);
    await settle();
    expect(test.transport.sent('withdrawal-create')[0]).toMatchObject({
      fields: { pixKeyType: 'cpf', numberId: '52998224725' },
    });
  });
});
