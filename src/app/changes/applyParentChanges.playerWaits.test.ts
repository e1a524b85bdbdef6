import { describe, expect, it, vi } from 'vitest';
import { networkFailure, refusal } from '../../../tests/support/unit/createFakeTransport';
import { deferred } from '../../../tests/support/unit/deferred';
import { fakeGeetest } from '../../../tests/support/unit/fakeGeetest';
import { draft } from '../../../tests/support/unit/openDraft';
import { openTyping } from '../../../tests/support/unit/openTyping';
import { settle } from '../../../tests/support/unit/renderCashier';
import { sampleMethod } from '../../../tests/support/unit/samples';
import { pendingDeposits } from '../../flows/deposit/pending/pendingList';
import { sendAway } from '../../flows/deposit/redirect/sendAway';
import { refreshFields } from '../../flows/deposit/submit/refreshFields';
import { submitDeposit } from '../../flows/deposit/submit/submitDeposit';
import { cancelWithdrawal } from '../../flows/withdrawal/follow/cancelWithdrawal';
import { keptWithdrawals } from '../../flows/withdrawal/submit/keptWithdrawals';
import { submitWithdrawal } from '../../flows/withdrawal/submit/submitWithdrawal';
import type { HoldEvent } from '../../host/HoldEvent';
import type { ParentData } from '../../host/parentData';
import type { Cashier } from '../../state/Cashier';
import type { DepositIntent } from '../../state/DepositIntent';
import { applyParentChanges } from './applyParentChanges';

describe('another player during a payment', () => {
  it('[HOST-04] another player waits until the payment under way is done', async () => {
    const { change, cashier } = await openTyping({ userId: 'ana' });
    cashier.deposit.isSubmitting = true;
    change({ userId: 'bob', token: 'of-bob' });
    expect(cashier.parent).toMatchObject({ userId: 'ana', token: 'parent-token' });
    cashier.deposit.isSubmitting = false;
    await vi.waitFor(() => expect(cashier.parent).toMatchObject({ userId: 'bob', token: 'of-bob' }));
  });

  it('[HOST-04] [USER-09] of another player who has waited nothing of the one before is taken over, the token least of all', async () => {
    const { change, cashier } = await openTyping({ user: { id: 1, token: 'of-ana', country: 'de' } });
    cashier.deposit.isSubmitting = true;
    change({ user: { id: 2 } });
    expect(cashier.parent.user).toMatchObject({ id: 1, token: 'of-ana' });
    cashier.deposit.isSubmitting = false;
    await vi.waitFor(() => expect(cashier.parent.user).toEqual({ id: 2 }));
    expect(cashier.handle.parent.user).toEqual({ id: 2 });
  });

  it('[USER-09] a token that is renewed as another player comes is the one that calls carry', async () => {
    const { change, cashier } = await openTyping({ userId: 'ana' });
    const { parent, keeper } = cashier.handle;
    cashier.deposit.isSubmitting = true;
    change({ userId: 'bob', token: 'of-bob' });
    // As the shell hears it, while the payment ends.
    keeper.give({ token: 'renewed' });
    cashier.deposit.isSubmitting = false;
    await vi.waitFor(() => expect(cashier.parent.userId).toBe('bob'));
    applyParentChanges(cashier, { token: 'renewed' });
    expect([parent.token, cashier.parent.token]).toEqual(['renewed', 'renewed']);
  });

  it.each([true, false])(
    '[HOST-04] another player, also set one property after the other, comes before the screen of a payment that is made (no way back from it: %s)',
    async isFinal => {
      const { change, cashier } = await openTyping({ userId: 'ana' });
      cashier.deposit.isSubmitting = true;
      change({ userId: 'bob' });
      change({ token: 'of-bob' });
      expect(cashier.parent).toMatchObject({ userId: 'ana', token: 'parent-token' });
      cashier.router.navigate('/deposit/complete', { isFinal });
      cashier.deposit.isSubmitting = false;
      await vi.waitFor(() => expect(cashier.parent).toMatchObject({ userId: 'bob', token: 'of-bob' }));
      expect(cashier.router.current().path).toBe('/deposit');
    },
  );

  it.each<[string, string, (cashier: Cashier, wish: DepositIntent) => unknown, number]>([
    ['before a deposit', 'tpay_one_click', submitDeposit, 0],
    ['for a triggered field', 'spei', (cashier, wish) => refreshFields(cashier, wish, 'purpose'), 1],
  ])(
    '[HOST-04] [CAP-01] another player takes away the challenge that stands open %s, and nothing of the one before is sent or told',
    async (_, name, press, times) => {
      const challenges = fakeGeetest();
      const { change, cashier, transport, told } = await openTyping({
        userId: 'ana',
        geetestCaptchaId: 'own',
      });
      transport.answer('deposit-create', refusal(403, 'captcha_required'));
      press(cashier, { method: sampleMethod({ name }), amount: 100, fields: {} });
      await vi.waitFor(() => expect(challenges).toHaveLength(1));
      expect(challenges[0]?.captcha.destroy).not.toHaveBeenCalled();
      change({ userId: 'bob', token: 'of-bob' });
      await vi.waitFor(() => expect(cashier.parent).toMatchObject({ userId: 'bob', token: 'of-bob' }));
      expect(challenges[0]?.captcha.destroy).toHaveBeenCalled();
      expect(transport.sent('deposit-create')).toHaveLength(times);
      expect(cashier.notifications.list).toEqual([]);
      expect(told('onDisplayError')).toEqual([]);
    },
  );

  it.each<[string, (test: Awaited<ReturnType<typeof openTyping>>) => void]>([
    [
      'a deposit',
      ({ cashier }) => submitDeposit(cashier, { method: sampleMethod(), amount: 100, fields: {} }),
    ],
    [
      'a deposit whose page it would open',
      ({ cashier }) => {
        const redirect = { url: 'https://bank.example/pay', method: 'GET', data: {} } as const;
        cashier.router.navigate('/form');
        Object.assign(cashier.transaction, { depositId: 'd-1', redirect });
        cashier.deposit.isSubmitting = true;
        void sendAway(cashier, { redirect, popUp: null, next: '/deposit/complete' }).then(() => {
          cashier.deposit.isSubmitting = false;
        });
      },
    ],
    [
      'a withdrawal',
      ({ cashier }) => {
        cashier.withdrawal.draft = draft();
        cashier.router.navigate('/withdrawal/confirm');
        submitWithdrawal(cashier);
      },
    ],
  ])(
    '[HOST-04] another player takes away %s that the host holds: it is not sent, and nobody is told',
    async (_, press) => {
      const test = await openTyping({ userId: 'ana' });
      const { change, cashier, transport } = test;
      let answer: (isAccepted: boolean) => void = () => {};
      const held = new Promise<boolean>(resolve => {
        answer = resolve;
      });
      for (const name of ['before-submit', 'before-redirect'])
        cashier.handle.element.addEventListener(name, event =>
          (event as HoldEvent<object>).respondWith(held),
        );
      press(test);
      await settle();
      change({ userId: 'bob', token: 'of-bob' });
      await vi.waitFor(() => expect(cashier.parent).toMatchObject({ userId: 'bob', token: 'of-bob' }));
      answer(true);
      await settle();
      expect(transport.calls.filter(({ path }) => path.endsWith('create'))).toEqual([]);
      expect(cashier.notifications.list).toEqual([]);
      expect(cashier.router.current().path).toBe('/deposit');
    },
  );

  it.each([
    ['a deposit', 'deposit', sampleMethod()],
    ['a peer-to-peer deposit', 'deposit', sampleMethod({ name: 'sbp_p2p', cardViewType: 5 })],
    ['a withdrawal', 'withdrawal', null],
  ] as const)(
    '[HOST-04] [API-04] another player does not wait until it is known what became of %s: it is on the list of the one before',
    async (_, payment, method) => {
      const { change, cashier, transport, told } = await openTyping({ userId: 'ana' });
      const path =
        payment === 'withdrawal' || !method || !cashier.kindOf(method).create
          ? `${payment}-create`
          : 'deposit-create-p2p';
      transport.answer(path, networkFailure());
      transport.answer(`${payment}-status`, () => new Promise(() => {}));
      if (method) submitDeposit(cashier, { method, amount: 100, fields: {} });
      else {
        cashier.withdrawal.draft = draft();
        cashier.router.navigate('/withdrawal/confirm');
        submitWithdrawal(cashier);
      }
      await vi.waitFor(() => expect(transport.sent(`${payment}-status`)).toHaveLength(1), 10_000);
      const { length } = told('onDisplayError');
      change({ userId: 'bob', token: 'of-bob' });
      await vi.waitFor(() => expect(cashier.parent.userId).toBe('bob'));
      await settle();
      expect(cashier.router.current().path).toBe('/deposit');
      expect(cashier.notifications.list).toEqual([]);
      expect(told('onDisplayError')).toHaveLength(length);
      expect([cashier.transaction.requestId, cashier.withdrawal.current.requestId]).toEqual([null, null]);
      const listed = payment === 'deposit' ? pendingDeposits : keptWithdrawals.read;
      expect(listed(cashier)).toEqual([]);
      Object.assign(cashier.parent, { userId: 'ana' });
      expect(listed(cashier)).toMatchObject([{ amount: method ? 100 : 500 }]);
    },
  );

  it.each<[Partial<ParentData>, string, string]>([
    [{ user: { currency: 'EUR' } }, 'user', '/deposit'],
    [{ user: { paymentGeo: 'DE' } }, 'user', '/deposit'],
    [{ host: 'https://other.test' }, 'host', '/deposit'],
    [{ transport: 'http' }, 'transport', '/deposit'],
    // ROUTE-02: the page stays.
    [{ user: { widgetViewType: 'sweep' } }, 'user', '/deposit/redirect'],
    [{ widgetViewType: 'sweep' }, 'widgetViewType', '/deposit/redirect'],
  ])(
    '[HOST-04] [DEP-01] while a deposit is under way %j is refused with a warning, and applied when it failed',
    async (changes, field, path) => {
      const { change, cashier, transports, told, isUntouched } = await openTyping();
      cashier.deposit.isSubmitting = true;
      Object.assign(cashier.handle.parent, changes);
      change(changes);
      await Promise.resolve();
      expect(isUntouched()).toBe(true);
      expect(cashier.handle.parent).not.toMatchObject(changes);
      expect(transports[0]).toMatchObject({ isClosed: false });
      expect(told('Error').map(message => message.field)).toEqual([field]);
      cashier.deposit.isSubmitting = false;
      await expect.poll(() => cashier.methods.status).toBe('idle');
      expect(cashier.router.current().path).toBe(path);
      expect(cashier.handle.parent).toMatchObject(changes);
      expect(cashier.parent).toMatchObject(changes);
    },
  );

  it.each([
    ['/withdrawal/confirm', {}],
    ['/withdrawal/crypto/convert', { step: 'confirm' }],
  ])(
    '[HOST-04] on %s another currency waits for the code of a withdrawal, not for a summary',
    async (path, query) => {
      const { change, cashier } = await openTyping({ userId: 'ana' });
      cashier.withdrawal.current.code = { length: 6, resendAt: 0 };
      cashier.router.navigate(path, { query });
      change({ user: { currency: 'EUR' } });
      await Promise.resolve();
      expect(cashier.user.currency).toBe('MXN');
      // A push has settled it: what became of it comes next, not the list.
      Object.assign(cashier.withdrawal.current, { code: null, status: 'canceled' });
      for (let turn = 0; turn < 5; turn++) await Promise.resolve();
      expect([cashier.user.currency, cashier.router.current().path]).toEqual(['MXN', path]);
      cashier.router.navigate('/withdrawal', { isReset: true });
      await vi.waitFor(() => expect(cashier.user.currency).toBe('EUR'));
      cashier.withdrawal.draft = draft();
      cashier.router.navigate(path, { query });
      change({ user: { currency: 'USD' } });
      await vi.waitFor(() => expect(cashier.user.currency).toBe('USD'));
    },
  );

  it.each([
    '/deposit/redirect/instruction',
    '/deposit/complete',
    '/deposit/peer-to-peer/invoice',
    '/deposit/peer-to-peer/instruction',
    '/withdrawal/complete',
  ])(
    '[HOST-04] on %s another currency waits until the player has left the payment, another player does not',
    async path => {
      const { change, cashier } = await openTyping({ userId: 'ana' });
      cashier.transaction.path = '/deposit/redirect/instruction';
      cashier.router.navigate(path);
      change({ user: { currency: 'EUR' } });
      await Promise.resolve();
      expect(cashier.user.currency).toBe('MXN');
      expect(cashier.router.current().path).toBe(path);
      cashier.router.navigate('/deposit', { isReset: true });
      await expect.poll(() => cashier.user.currency).toBe('EUR');

      cashier.router.navigate(path);
      change({ user: { currency: 'BRL' } });
      change({ userId: 'bob', token: 'of-bob' });
      expect(cashier.parent).toMatchObject({ userId: 'bob', token: 'of-bob' });
      expect(cashier.user.currency).toBe('BRL');
      expect(cashier.router.current().path).toBe('/deposit');
    },
  );

  it.each<[string, Partial<ParentData>]>([
    ['nothing else', {}],
    ['something else', { theme: 'dark' }],
    ['the first one again', { userId: 'ana' }],
  ])(
    '[HOST-04] [USER-09] who waits for a payment leaves its player their token and balance until then, where %s is set meanwhile, and has nothing of what the bank said of them',
    async (_, more) => {
      const { change, cashier, transport } = await openTyping({
        userId: 'ana',
        token: '',
        user: { token: 'of-ana' },
      });
      cashier.deposit.isSubmitting = true;
      change({ userId: 'bob' });
      change(more);
      expect(cashier.handle.parent.user).toMatchObject({ token: 'of-ana' });
      if (more.userId) return;
      const balanceData = { primary: { amount: 7, currency: 'MXN' } };
      transport.push('login.token', { token: 'renewed', balanceData });
      await vi.waitFor(() => expect(cashier.user.balance).not.toBeNull());
      cashier.deposit.isSubmitting = false;
      await vi.waitFor(() => expect(cashier.parent.userId).toBe('bob'));
      expect(cashier.user.balance).toBeNull();
      expect(cashier.handle.parent.user).not.toMatchObject({ token: 'renewed' });
    },
  );
});

it('[HOST-04] [USER-09] a cancel that fails once another player has come asks and tells nothing in their name', async () => {
  const { change, cashier, transport } = await openTyping({ userId: 'ana' });
  const answer = deferred();
  transport.answer('withdrawal-cancel', () => answer.promise);
  const cancelling = cancelWithdrawal(cashier, 'wd-1');
  change({ userId: 'bob', token: 'of-bob' });
  answer.reject(networkFailure());
  await cancelling;
  expect(cashier.notifications.list).toEqual([]);
});
