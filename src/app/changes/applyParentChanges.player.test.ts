import { describe, expect, it } from 'vitest';
import { openTyping } from '../../../tests/support/unit/openTyping';
import { settle } from '../../../tests/support/unit/renderCashier';
import {
  sampleFormField,
  sampleMethod,
  samplePackage,
  samplePending,
} from '../../../tests/support/unit/samples';
import { pendingDeposits } from '../../flows/deposit/pending/pendingList';
import { startTransaction } from '../../flows/deposit/submit/startTransaction';
import type { ParentData } from '../../host/parentData';
import { USER_DEFAULTS } from '../../spec/userDefaults';
import { addNotification } from '../../state/createNotificationsState';
import { createTypedForms } from '../../state/TypedForms';
import { receivePush } from '../push/receivePush';

const OF_ANA = { balanceData: { primary: { amount: 900, currency: 'MXN' } } };

describe('another player, bank or token on a live widget', () => {
  it.each<[string, Partial<ParentData>, Partial<ParentData>]>([
    ['another userId', { userId: 'ana', user: OF_ANA }, { userId: 'bob', token: 'of-bob' }],
    ['another id of the user', { user: { id: 1 } }, { user: { id: 2 } }],
    ['another bank', {}, { host: 'https://other.test' }],
  ])('[HOST-04] [USER-09] %s: nothing of the payments before is left', async (_, before, after) => {
    const { change, cashier, isUntouched } = await openTyping(before);
    startTransaction(cashier, { method: sampleMethod(), amount: 5, fields: {} }, { depositId: 'd-1' });
    cashier.user.balance = { amount: 900, currency: 'MXN' };
    const intent = { requestId: 'r-1', content: '{}' };
    const asked = [sampleFormField({ name: 'otp' })];
    Object.assign(cashier.deposit, {
      ...{ paymentSessionId: 's-1', depositId: 'd-2', extraFields: asked, earlierFields: asked, intent },
      refused: ['spei'],
      earlyNews: [{ depositId: 'd-1', status: 'processed' }],
      box: samplePackage(),
    });
    for (const { typed } of [cashier.deposit, cashier.withdrawal]) {
      typed.forms.set('spei', { depositId: null, asked: [], values: { clabe: '1' } });
      typed.secrets = { method: 'spei', pageKey: 1, values: { cvv: '1' } };
    }
    cashier.withdrawal.current.withdrawalId = 'w-1';
    const refusal = { text: 'No', reference: 'r', isOfToken: false };
    Object.assign(cashier.withdrawal, {
      ended: ['w-0'],
      pending: [samplePending()],
      group: 'crypto',
      intent,
      refusal,
    });
    cashier.withdrawal.amount.text = '50';
    addNotification(cashier.notifications, { title: 'Spei', content: 'Waiting', reference: 'd-1' });
    change(after);
    const { deposit, transaction, withdrawal, user } = cashier;
    expect(isUntouched()).toBe(false);
    expect(transaction.depositId).toBeNull();
    expect(withdrawal.current.withdrawalId).toBeNull();
    expect(deposit).toMatchObject({
      ...{ paymentSessionId: null, depositId: null, extraFields: [], earlierFields: [], intent: null },
      ...{ refused: [], earlyNews: [], box: null },
    });
    expect(withdrawal).toMatchObject({ ended: [], pending: [], amount: { text: '' }, intent: null });
    expect(withdrawal).toMatchObject({ group: null, refusal: null });
    for (const { typed } of [deposit, withdrawal]) expect(typed).toEqual(createTypedForms());
    expect(user.balance).toBeNull();
    expect(cashier.notifications.list).toEqual([]);
    expect(pendingDeposits(cashier)).toEqual([]);
  });

  it('[HOST-04] [API-02] another player has a connection of their own: what is pushed to the one before is not theirs', async () => {
    const { change, cashier, transports } = await openTyping({ userId: 'ana' });
    const [ofAna] = transports;
    change({ userId: 'bob', token: 'of-bob' });
    expect(transports).toHaveLength(2);
    expect(ofAna).toMatchObject({ isClosed: true, listenerCount: 0 });
    change({ token: 'of-bob-2' });
    expect(transports).toHaveLength(2);
    change({ userId: 'eve', host: 'https://other.test', transport: 'http' });
    expect(transports).toHaveLength(3);
    expect(cashier.router.current().path).toBe('/deposit');
  });

  it('[HOST-04] [HOST-11] another bank is gone to in one way, and so is another player there', async () => {
    const { change, told } = await openTyping({ userId: 'ana' });
    const before = told('onRoute').length;
    change({ host: 'https://other.test', transport: 'http' });
    expect(told('onRoute').slice(before)).toMatchObject([{ path: '/deposit' }]);
    change({ host: 'https://third.test', userId: 'bob' });
    expect(told('onRoute').slice(before + 1)).toMatchObject([{ path: '/deposit' }]);
    change({ userId: 'eve', user: { currency: 'EUR', paymentGeo: 'DE' } });
    expect(told('onRoute').slice(before + 2)).toMatchObject([{ path: '/deposit' }]);
  });

  it('[HOST-04] what one player has typed, looked for and chosen is not there for the next, but at another bank', async () => {
    const { change, cashier } = await openTyping({
      userId: 'ana',
      bonusList: [
        { id: 1, type: 'deposit' },
        { id: 2, type: 'deposit' },
      ],
    });
    const { deposit, methods, withdrawal, bonuses } = cashier;
    methods.search = withdrawal.search = 'of ana';
    deposit.amount.chip = 100;
    Object.assign(bonuses, { chosenId: '2', activeId: '2', isSelected: false, isCryptoSelected: false });
    change({ host: 'https://other.test' });
    expect(deposit.amount).toEqual({ text: '100', chip: 100 });
    change({ userId: 'bob' });
    expect(deposit.amount).toEqual({ text: '', chip: null });
    expect([methods.search, withdrawal.search]).toEqual(['', '']);
    expect(bonuses).toMatchObject({
      chosenId: null,
      activeId: '1',
      isSelected: true,
      isCryptoSelected: true,
    });
  });

  it('[HOST-04] [DEP-10] who signs in after a sign-out finds nothing of the one before, nor their balance', async () => {
    const { change, cashier } = await openTyping({
      userId: 'ana',
      user: { balanceData: { primary: { amount: 900, currency: 'MXN' } } },
    });
    startTransaction(cashier, { method: sampleMethod(), amount: 5, fields: {} }, { depositId: 'd-1' });
    change({ userId: '' });
    expect(cashier.transaction.depositId).toBe('d-1');
    change({ userId: 'bob' });
    expect(cashier.transaction.depositId).toBeNull();
    expect(cashier.user.balance).toBeNull();
  });

  it('[HOST-04] [USER-01] of another player’s user nothing stays: what theirs does not name is the default', async () => {
    const { change, cashier } = await openTyping({ user: { id: 1 } });
    change({
      user: { currency: 'EUR', paymentGeo: 'DE', country: 'de', lang: 'es', widgetViewType: 'sweep' },
    });
    change({ user: { id: 2, country: 'mx' } });
    expect(cashier.user).toMatchObject({ ...USER_DEFAULTS, country: 'mx' });
    change({ user: { id: 3, currency: 'EUR', lang: 'pt' } });
    change({ userId: 'bob' });
    expect(cashier.user).toMatchObject({ currency: 'EUR', lang: 'pt' });
  });

  it('[HOST-04] [USER-01] what a player who is named first and described later does not name is its default, or what the bank has said of them', async () => {
    const { change, cashier, transports } = await openTyping({ userId: 'ana' });
    change({ user: { currency: 'EUR', paymentGeo: 'DE', country: 'de' } });
    for (const [player, currency, pushed] of [
      ['bob', 'MXN', {}],
      ['eve', 'BRL', { currency: 'BRL', token: 'of-eve' }],
    ] as const) {
      await settle();
      change({ userId: player });
      await settle();
      transports.at(-1)?.push('login.token', pushed);
      await settle();
      change({ user: { country: 'br' } });
      expect(cashier.user).toMatchObject({ ...USER_DEFAULTS, currency, country: 'br' });
      for (const { user } of [cashier.parent, cashier.handle.parent])
        expect(user).toEqual({ ...pushed, country: 'br' });
    }
  });

  it.each<[string, Partial<ParentData>[]]>([
    ['by both ids', [{ user: { id: 78, token: 'of-bob', ...OF_ANA } }, { userId: 'bob' }]],
    ['by the other one', [{ user: { id: 78, token: 'of-bob', ...OF_ANA } }, { userId: '' }]],
  ])(
    '[HOST-04] [USER-09] who is described and named in one task, %s, has what was said of them and nothing of the one before',
    async (_, steps) => {
      const ofAna = { id: 77, currency: 'EUR', country: 'de', token: 'of-ana' };
      const { change, cashier } = await openTyping({ userId: 'ana', user: ofAna });
      for (const step of steps) change(step);
      const user = { id: 78, token: 'of-bob', ...OF_ANA };
      expect(cashier.handle.parent.user).toEqual(user);
      expect(cashier.user).toMatchObject({ currency: 'MXN', balance: OF_ANA.balanceData.primary });
      await settle();
      change({ user: { lang: 'en' } });
      expect(cashier.parent.user).toEqual({ ...user, lang: 'en' });
    },
  );

  it('[HOST-04] who signs in after a sign-out, as user, token and userId one after the other, sees their balance', async () => {
    const balanceData = { primary: { amount: 900, currency: 'MXN' } };
    const { change, cashier } = await openTyping({ userId: 'ana', user: { balanceData } });
    change({ user: null });
    change({ userId: '' });
    change({ user: { balanceData: { primary: { amount: 7, currency: 'MXN' } } } });
    change({ token: 'of-bob' });
    change({ userId: 'bob' });
    await settle();
    expect(cashier.user.balance).toEqual({ amount: 7, currency: 'MXN' });
  });

  it('[HOST-04] of a user only what is named changes: a balance that was heard since stays, and another bank brings the host’s', async () => {
    const balanceData = { primary: { amount: 900, currency: 'MXN' } };
    const { change, cashier } = await openTyping({ user: { id: 1, balanceData } });
    cashier.user.balance = { amount: 400, currency: 'MXN' };
    change({ user: { lang: 'es' } });
    expect(cashier.user.balance).toEqual({ amount: 400, currency: 'MXN' });
    change({ host: 'https://other.test' });
    expect(cashier.user.balance).toEqual({ amount: 900, currency: 'MXN' });
  });

  it('[HOST-04] a balance in the currency before is not shown beside another currency', async () => {
    const { change, cashier } = await openTyping({ userId: 'ana', user: { currency: 'MXN' } });
    cashier.user.balance = { amount: 400, currency: 'MXN' };
    change({ user: { currency: 'EUR' } });
    expect(cashier.user).toMatchObject({ currency: 'EUR', balance: null });
    const data = { currency: 'MXN', balanceData: { primary: { amount: 7, currency: 'MXN' } } };
    receivePush(cashier, { type: 'login.token', data });
    await settle();
    expect(cashier.user).toMatchObject({ currency: 'MXN', balance: { amount: 7, currency: 'MXN' } });
  });

  it('[HOST-04] [USER-09] what the server said of the player before, and still waits, is not said of the next', async () => {
    const { change, cashier } = await openTyping({ userId: 'ana' });
    cashier.router.navigate('/deposit/complete');
    receivePush(cashier, { type: 'login.token', data: { currency: 'EUR', paymentGeo: 'DE' } });
    change({ userId: 'bob', token: 'of-bob', user: { currency: 'MXN' } });
    await settle();
    expect(cashier.user).toMatchObject({ currency: 'MXN', paymentGeo: 'RU' });
  });

  it.each([
    ['of a user', null],
    ['by itself', { balanceData: null }],
  ])('[HOST-04] a balance that is taken away %s is not shown', async (_, user) => {
    const { change, cashier } = await openTyping({ user: { id: 1 } });
    change({ user: { balanceData: { primary: { amount: 900, currency: 'MXN' } } } });
    expect(cashier.user.balance).not.toBeNull();
    change({ user });
    expect(cashier.user.balance).toBeNull();
  });

  it('[HOST-04] [USER-09] the id of a user that stayed counts again where a change takes the one above it away', async () => {
    const { change, cashier } = await openTyping({
      userId: 'ana',
      user: { id: 1, currency: 'EUR', paymentGeo: 'DE' },
    });
    change({ userId: '', user: { lang: 'es' } });
    expect(cashier.deposit.amount.text).toBe('');
    expect(cashier.user).toMatchObject({ currency: 'EUR', paymentGeo: 'DE', lang: 'es' });
  });

  it('[HOST-04] [USER-09] such a player waits while a deposit is made', async () => {
    const { change, cashier } = await openTyping({ userId: 'ana', user: { id: 1 } });
    cashier.deposit.isSubmitting = true;
    change({ user: { widgetViewType: 'sweep' } });
    change({ userId: '' });
    expect(cashier.deposit.amount.text).toBe('100');
    cashier.deposit.isSubmitting = false;
    await expect.poll(() => cashier.deposit.amount.text).toBe('');
  });

  it.each([true, false])(
    '[USER-09] a fresh token takes away what the old one was refused for alone: %s',
    async isOfToken => {
      const { change, cashier } = await openTyping();
      cashier.withdrawal.refusal = { text: () => 'Your session has ended.', reference: 'r', isOfToken };
      change({ token: 'fresh' });
      expect(cashier.withdrawal.refusal === null).toBe(isOfToken);
    },
  );

  it('[HOST-03] [USER-01] empty and malformed fields of the user change nothing', async () => {
    const { change, cashier, isUntouched, told } = await openTyping({
      user: { currency: 'EUR', paymentGeo: 'DE', lang: 'en' },
    });
    const before = { ...cashier.user };
    change({
      user: JSON.parse('{"currency":"","paymentGeo":"","country":5,"lang":"","widgetViewType":null}'),
    });
    expect(cashier.user).toEqual(before);
    expect(isUntouched()).toBe(true);
    expect(told('Error').length).toBeGreaterThan(0);
  });
});
