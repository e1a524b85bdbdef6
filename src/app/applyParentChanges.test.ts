import { describe, expect, it, vi } from 'vitest';
import { createTestCashier } from '../../tests/support/unit/createTestCashier';
import { sampleMethod } from '../../tests/support/unit/samples';
import { startTransaction } from '../flows/deposit/handleCreated';
import { pendingDeposits } from '../flows/deposit/pending/keepPending';
import type { ParentData } from '../host/parentData';
import { applyParentChanges } from './applyParentChanges';

/** A player in the middle of a form. */
async function typing(parent: Partial<ParentData> = {}) {
  const test = await createTestCashier({ parent });
  const { methods, deposit, router } = test.cashier;
  Object.assign(methods, { status: 'ready', list: [sampleMethod()], selectedCountry: 'BR' });
  Object.assign(deposit, { method: sampleMethod(), amountText: '100' });
  router.navigate('/deposit/redirect');
  const change = (changes: Partial<ParentData>) => applyParentChanges(test.cashier, changes);
  const isUntouched = () => methods.status === 'ready' && router.current().path === '/deposit/redirect';
  return Object.assign(test, { change, isUntouched });
}

const bonus = (id: number, minDeposit = 10) => ({ id, type: 'deposit', depositBonusData: { minDeposit } });

describe('changes on a live widget', () => {
  it('[HOST-04, HOST-10] another bonus list replaces the bonuses, and nothing else', async () => {
    const { change, cashier, isUntouched } = await typing({ bonusList: [bonus(1)] });
    change({ bonusList: [bonus(2), bonus(3)] });
    expect(cashier.bonuses.list.map(({ id }) => id)).toEqual([2, 3]);
    expect(cashier.bonuses.activeId).toBe('2');
    expect(isUntouched()).toBe(true);
  });

  it('[BON-01] the active one is the given id, else the first; others are not kept', async () => {
    const { change, cashier } = await typing();
    change({ bonusId: '3' });
    change({
      bonusList: [
        { id: 9, type: 'cashback' },
        { id: 8, type: 'freespin', freespinBonusData: { minDeposit: 0 } },
        bonus(2),
        { id: 3, type: 'freespin', freespinBonusData: { minDeposit: 5 } },
      ],
    });
    expect(cashier.bonuses.list.map(({ id }) => id)).toEqual([2, 3]);
    expect(cashier.bonuses.activeId).toBe('3');
    change({ bonusId: 'unheard of' });
    expect(cashier.bonuses.activeId).toBe('2');
  });

  it('[ROUTE-02] a page that says there is nothing to choose is left with its variant, and no other is', async () => {
    const { change, cashier } = await typing({ widgetViewType: 'sweep' });
    const { router } = cashier;
    router.navigate('/empty', { query: { page: 'withdrawal' }, isReplacing: true });
    change({ widgetViewType: 'main' });
    expect(router.current().path).toBe('/withdrawal');
    router.navigate('/deposit/complete');
    change({ widgetViewType: 'sweep' });
    expect(router.current().path).toBe('/deposit/complete');
  });

  it('[HOST-03] a broken bonus is reported by its place, and the others stay', async () => {
    const { change, cashier, told } = await typing();
    change({ bonusList: [bonus(1), { type: 'deposit', id: { canary: 1 } }, 'canary'] });
    expect(cashier.bonuses.list.map(({ id }) => id)).toEqual([1]);
    expect(told('Error').map(({ message, field }) => [message, field])).toEqual([
      [expect.stringMatching(/^Incorrect data from host: bonusList\.1: /), 'bonusList'],
      [expect.stringMatching(/^Incorrect data from host: bonusList\.2: /), 'bonusList'],
    ]);
    expect(JSON.stringify(told('Error'))).not.toContain('canary');
  });

  it.each<[string, Partial<ParentData>, Partial<ParentData>]>([
    ['another userId', { userId: 'ana' }, { userId: 'bob', token: 'of-bob' }],
    ['another id of the user', { user: { id: 1 } }, { user: { id: 2 } }],
    ['another bank', {}, { host: 'https://other.test' }],
  ])('[HOST-04, USER-09] %s: nothing of the payments before is left', async (_, before, after) => {
    const { change, cashier, isUntouched } = await typing(before);
    startTransaction(cashier, { method: sampleMethod(), amount: 5, fields: {} }, { depositId: 'd-1' });
    cashier.user.balance = { amount: 900, currency: 'MXN' };
    Object.assign(cashier.deposit, { paymentSessionId: 's-1', depositId: 'd-2' });
    cashier.withdrawal.current.withdrawalId = 'w-1';
    change(after);
    const { deposit, transaction, withdrawal, user } = cashier;
    expect(isUntouched()).toBe(false);
    expect(transaction.depositId).toBeNull();
    expect(withdrawal.current.withdrawalId).toBeNull();
    expect(deposit).toMatchObject({ paymentSessionId: null, depositId: null });
    expect(user.balance).toBeNull();
    expect(pendingDeposits(cashier)).toEqual([]);
  });

  it('[USER-09] a fresh token of the same player changes nothing', async () => {
    const { change, cashier, isUntouched } = await typing({ userId: 'ana', user: { id: 1 } });
    cashier.deposit.paymentSessionId = 's-1';
    change({ token: 'fresh', user: { id: 1 } });
    expect(isUntouched()).toBe(true);
    expect(cashier.deposit.paymentSessionId).toBe('s-1');
  });

  it.each([true, false])(
    '[USER-09] a fresh token takes away what the old one was refused for alone: %s',
    async isOfToken => {
      const { change, cashier } = await typing();
      cashier.withdrawal.refusal = { text: 'Your session has ended.', reference: 'r', isOfToken };
      change({ token: 'fresh' });
      expect(cashier.withdrawal.refusal === null).toBe(isOfToken);
    },
  );

  it('[HOST-03, USER-01] empty and malformed fields of the user change nothing', async () => {
    const { change, cashier, isUntouched } = await typing({
      user: { currency: 'EUR', paymentGeo: 'DE', lang: 'en' },
    });
    const before = { ...cashier.user };
    change({
      user: JSON.parse('{"currency":"","paymentGeo":"","country":5,"lang":"","widgetViewType":null}'),
    });
    expect(cashier.user).toEqual(before);
    expect(isUntouched()).toBe(true);
  });

  it('[HOST-04] another player waits until the payment under way is done', async () => {
    const { change, cashier } = await typing({ userId: 'ana' });
    cashier.deposit.isSubmitting = true;
    change({ userId: 'bob', token: 'of-bob' });
    expect(cashier.parent).toMatchObject({ userId: 'ana', token: 'parent-token' });
    cashier.deposit.isSubmitting = false;
    await vi.waitFor(() => expect(cashier.parent).toMatchObject({ userId: 'bob', token: 'of-bob' }));
  });

  it('[HOST-04] another locale brings its texts, and nothing that was typed is lost', async () => {
    const { change, cashier, isUntouched } = await typing();
    change({ locale: 'es-ES' });
    await expect.poll(() => cashier.translator.i18n.locale).toMatch(/^es/);
    expect(cashier.user.lang).toBe('es-ES');
    expect(isUntouched()).toBe(true);
  });

  it('[HOST-04, USER-02] another language of the user brings its texts; a locale is stronger, and taken away gives way', async () => {
    const { change, cashier, isUntouched } = await typing({ user: { lang: 'en' } });
    change({ user: { lang: 'es' } });
    await expect.poll(() => cashier.translator.i18n.locale).toBe('es');
    change({ locale: 'pt' });
    change({ user: { lang: 'ru' } });
    await expect.poll(() => cashier.translator.i18n.locale).toBe('pt');
    change({ locale: '' });
    await expect.poll(() => cashier.translator.i18n.locale).toBe('ru');
    expect(cashier.user.lang).toBe('ru');
    expect(isUntouched()).toBe(true);
  });

  it.each([
    { schema: { theme: 'dark' } },
    { closingButton: false },
    { theme: 'dark' as const },
    { pwa: true },
    { config: { dir: 'rtl' as const } },
  ])('[HOST-04] %j applies without a remount', async changes => {
    const { change, cashier, transports, isUntouched } = await typing();
    change(changes);
    expect(cashier.parent).toMatchObject(changes);
    expect(transports).toHaveLength(1);
    expect(isUntouched()).toBe(true);
  });

  it.each([{ host: 'https://other.test' }, { transport: 'http' as const }])(
    '[HOST-04] %j connects anew and loads the methods anew',
    async changes => {
      const { change, cashier, transports } = await typing();
      change(changes);
      expect(transports).toHaveLength(2);
      expect(transports[0]).toMatchObject({ isClosed: true, listenerCount: 0 });
      expect(transports[1]).toMatchObject({ isClosed: false, listenerCount: 2 });
      expect(cashier.methods).toMatchObject({ status: 'idle', list: [], selectedCountry: '' });
      expect(cashier.deposit).toMatchObject({ method: null, amountText: '100' });
      expect(cashier.router.current().path).toBe('/deposit');
    },
  );

  it('[HOST-04] another bank by another transport opens one connection', async () => {
    const { change, transports } = await typing();
    change({ host: 'https://other.test', transport: 'http' });
    expect(transports.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  });

  it.each([{ currency: 'EUR' }, { paymentGeo: 'DE' }])(
    '[HOST-04] the user’s %j loads the methods anew',
    async user => {
      const { change, cashier, transports } = await typing();
      change({ user });
      expect(cashier.user).toMatchObject(user);
      expect(cashier.methods.status).toBe('idle');
      expect(transports).toHaveLength(1);
    },
  );

  it('[HOST-04] the same user again, or another balance, disturbs nobody', async () => {
    const { change, cashier, isUntouched } = await typing();
    change({
      user: { currency: 'MXN', paymentGeo: 'MX', balanceData: { primary: { amount: 7, currency: 'MXN' } } },
    });
    expect(cashier.user.balance).toEqual({ amount: 7, currency: 'MXN' });
    expect(isUntouched()).toBe(true);
  });

  it('[HOST-04, HOST-08] a host that says the same once more connects nothing and reloads nothing', async () => {
    const { change, transports, isUntouched } = await typing({ host: 'https://bank.test' });
    change({ host: 'https://bank.test', transport: 'socket', user: { currency: 'MXN' } });
    expect(transports).toHaveLength(1);
    expect(isUntouched()).toBe(true);
  });

  it('[USER-04] a currency set later is normalised too', async () => {
    const { change, cashier } = await typing();
    change({ user: { currency: 'QGC' } });
    expect(cashier.user.currency).toBe('QSC');
  });

  it.each([
    [{ user: { currency: 'EUR' } }, 'user'],
    [{ host: 'https://other.test' }, 'host'],
    [{ transport: 'http' as const }, 'transport'],
  ])(
    '[HOST-04, DEP-01] while a deposit is under way %j is refused with a warning, and applied when it failed',
    async (changes, field) => {
      const { change, cashier, transports, told, isUntouched } = await typing();
      cashier.deposit.isSubmitting = true;
      Object.assign(cashier.handle.parent, changes);
      change(changes);
      await Promise.resolve();
      expect(isUntouched()).toBe(true);
      expect(cashier.handle.parent).not.toMatchObject(changes);
      expect(transports[0]).toMatchObject({ isClosed: false });
      expect(told('Error').map(message => message.field)).toEqual([field]);
      cashier.deposit.isSubmitting = false;
      await expect.poll(() => cashier.router.current().path).toBe('/deposit');
      expect(cashier.methods.status).toBe('idle');
      expect(cashier.handle.parent).toMatchObject(changes);
      expect(cashier.parent).toMatchObject(changes);
    },
  );

  it.each(['/deposit/redirect/instruction', '/deposit/complete', '/withdrawal/complete'])(
    '[HOST-04] on %s another currency waits until the player has left the payment, another player does not',
    async path => {
      const { change, cashier } = await typing({ userId: 'ana' });
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

  it('[HOST-04, DEP-10] another balance comes at once, also while a deposit is under way', async () => {
    const { change, cashier, told } = await typing();
    cashier.deposit.isSubmitting = true;
    change({ user: { currency: 'MXN', balanceData: { primary: { amount: 7, currency: 'MXN' } } } });
    expect(cashier.user.balance).toEqual({ amount: 7, currency: 'MXN' });
    expect(told('Error')).toEqual([]);
  });

  it('[HOST-04, DEP-10] what waited for a payment leaves its outcome on the screen, and comes with the list', async () => {
    const { change, cashier } = await typing();
    cashier.withdrawal.isSubmitting = true;
    change({ user: { currency: 'EUR' }, closingButton: false });
    change({ user: { currency: 'BRL' } });
    expect(cashier.parent.closingButton).toBe(false);
    cashier.router.navigate('/withdrawal/complete');
    cashier.withdrawal.isSubmitting = false;
    await Promise.resolve();
    expect(cashier.user.currency).toBe('MXN');
    expect(cashier.methods.status).toBe('ready');
    cashier.router.navigate('/withdrawal', { isReset: true });
    await expect.poll(() => cashier.methods.status).toBe('idle');
    expect(cashier.user.currency).toBe('BRL');
    // Nothing waits any more: the next change is applied at once.
    Object.assign(cashier.methods, { status: 'ready' });
    change({ user: { currency: 'EUR' } });
    expect(cashier.user.currency).toBe('EUR');
  });

  it('[USER-09] a new token resumes where the player was, and loses nothing that was typed', async () => {
    const { change, cashier, isUntouched } = await typing();
    change({ token: 'new' });
    expect(isUntouched()).toBe(true);
    cashier.router.navigate('/error', { query: { backRoute: '/deposit/redirect' }, isReplacing: true });
    change({ token: 'newer' });
    expect(cashier.router.current()).toMatchObject({ path: '/deposit/redirect', query: { refetch: 'true' } });
    expect(cashier.deposit).toMatchObject({ amountText: '100', method: { name: 'mercado_pago' } });
  });

  it('[USER-09] so does a new token of the user, and the same one again does not', async () => {
    const { change, cashier } = await typing({ user: { token: 'old' } });
    const toError = () =>
      cashier.router.navigate('/error', { query: { backRoute: '/deposit/redirect' }, isReplacing: true });
    toError();
    change({ user: { token: 'old' } });
    expect(cashier.router.current().path).toBe('/error');
    change({ user: { token: 'new' } });
    expect(cashier.router.current()).toMatchObject({ path: '/deposit/redirect', query: { refetch: 'true' } });
  });

  it('keeps the host’s own objects, so that nothing of them is watched or changed', async () => {
    const { change, cashier } = await typing();
    const schema = { variables: { '--cashier-accent': 'red' } };
    change({ schema });
    expect(cashier.parent.schema).toBe(schema);
  });
});
