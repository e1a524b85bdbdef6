import { describe, expect, it } from 'vitest';
import { openTyping } from '../../../tests/support/unit/openTyping';
import { settle } from '../../../tests/support/unit/renderCashier';
import { sampleMethod } from '../../../tests/support/unit/samples';
import { tokenOf } from '../../domain/player/tokenOf';
import { startTransaction } from '../../flows/deposit/submit/startTransaction';
import type { ParentData } from '../../host/parentData';
import { USER_DEFAULTS } from '../../spec/userDefaults';

const user = { currency: 'MXN', paymentGeo: 'MX' };

/** A player whom the host knows by a token alone, on the screen of their payment. */
async function openPayment(parent: Partial<ParentData> = {}) {
  const test = await openTyping({ token: 'of-ana', user, ...parent });
  const { cashier } = test;
  startTransaction(cashier, { method: sampleMethod(), amount: 5, fields: {} }, { depositId: 'd-1' });
  cashier.deposit.paymentSessionId = 's-1';
  cashier.router.navigate('/deposit/complete');
  return test;
}

describe('[HOST-04] a host that gives no ids', () => {
  it.each<[string, Partial<ParentData>[]]>([
    [
      'in one',
      [
        { token: '', user: null },
        { token: 'of-bob', user },
      ],
    ],
    ['one after the other', [{ token: '' }, { user: null }, { user }, { token: 'of-bob' }]],
    ['with an id', [{ user: null }, { token: '' }, { userId: 'bob' }, { token: 'of-bob' }]],
  ])(
    'who comes with another token after a sign-out finds nothing of the one before: %s',
    async (_, changes) => {
      const { change, cashier, transports } = await openPayment();
      for (const step of changes) change(step);
      expect(cashier.transaction.depositId).toBeNull();
      expect(cashier.deposit).toMatchObject({ paymentSessionId: null, amount: { text: '' } });
      expect(cashier.router.current().path).toBe('/deposit');
      expect(transports).toHaveLength(2);
      change({ token: 'of-bob-2' });
      expect(transports).toHaveLength(2);
    },
  );

  it.each<[string, Partial<ParentData>[]]>([
    [
      'with the same token',
      [
        { token: '', user: null },
        { token: 'of-ana', user },
      ],
    ],
    ['whose token has run out alone', [{ token: '' }, { token: 'fresh' }]],
    ['whose user is taken away alone', [{ user: null }, { token: 'fresh', user }]],
  ])('[USER-09] a player %s is where they were', async (_, changes) => {
    const { change, cashier } = await openPayment();
    for (const step of changes) change(step);
    expect(cashier.transaction.depositId).toBe('d-1');
    expect(cashier.deposit.paymentSessionId).toBe('s-1');
    expect(cashier.router.current().path).toBe('/deposit/complete');
  });

  it('[USER-09] so is one whose id says that they are the same', async () => {
    const { change, cashier } = await openPayment({ userId: 'ana' });
    change({ token: '', user: null, userId: '' });
    change({ token: 'fresh', user, userId: 'ana' });
    expect(cashier.transaction.depositId).toBe('d-1');
  });

  it('who comes with a token alone after one with an id has signed out finds nothing of theirs', async () => {
    const { change, cashier } = await openPayment({ userId: 'ana' });
    change({ token: '', user: null, userId: '' });
    change({ token: 'of-bob', user });
    expect(cashier.transaction.depositId).toBeNull();
    expect(cashier.router.current().path).toBe('/deposit');
  });

  it.each<[string, Partial<ParentData>[]]>([
    [
      'has come back with her token alone',
      [
        { token: '', user: null, userId: '' },
        { token: 'of-ana', user },
      ],
    ],
    ['is named no more, and has a new token', [{ userId: '' }, { token: 'of-ana-2' }]],
  ])('who is named after one who %s finds nothing of theirs', async (_, steps) => {
    const { change, cashier } = await openPayment({ userId: 'ana' });
    for (const step of steps) change(step);
    expect(cashier.transaction.depositId).toBe('d-1');
    change({ userId: 'bob', token: 'of-bob' });
    expect(cashier.transaction.depositId).toBeNull();
  });

  it('[USER-09] a token that is taken away and renewed, where there never was a user, is no sign-out', async () => {
    const { change, cashier } = await openPayment({ user: null });
    change({ token: '' });
    change({ token: 'fresh' });
    expect(cashier.transaction.depositId).toBe('d-1');
  });

  it('[USER-09] a token that comes late, to a widget that began without one, is nobody else’s', async () => {
    const { change, cashier } = await openPayment({ token: '', user: null });
    change({ token: 'of-ana' });
    expect(cashier.transaction.depositId).toBe('d-1');
  });

  it('[USER-09] what the bank says of one who has signed out makes them nobody who is there', async () => {
    const { change, cashier, transport } = await openPayment();
    change({ token: '', user: null });
    transport.push('login.token', { token: 'of-ana-2', country: 'br' });
    transport.push('deposit.status', { depositId: 'd-1', status: 'processed' });
    await expect.poll(() => cashier.transaction.status).toBe('processed');
    expect(tokenOf(cashier.parent)).toBe('');
    change({ token: 'of-bob', user });
    expect(cashier.transaction.depositId).toBeNull();
  });

  it('[USER-09] what the bank says counts again once the host has said a user', async () => {
    const { change, cashier, transport } = await openPayment();
    change({ token: '', user: null });
    change({ user });
    transport.push('login.token', { token: 'of-bob' });
    await expect.poll(() => tokenOf(cashier.parent)).toBe('of-bob');
  });

  it('[USER-09] what the bank has said of the one before, and waits, is not done to who comes with another token', async () => {
    const { change, cashier, transport } = await openPayment();
    transport.push('login.token', { currency: 'EUR', country: 'br' });
    await expect.poll(() => cashier.user.country).toBe('br');
    change({ token: '', user: null });
    change({ token: 'of-bob', user });
    await settle();
    expect(cashier.user.currency).toBe('MXN');
  });

  it('[USER-01] what is stored of the one before is not used at the next load of who comes with another token', async () => {
    const { change, cashier } = await openTyping({ token: 'of-ana', user }, 'iframe');
    const { session } = cashier.handle;
    session.setUser({ country: 'br', paymentGeo: 'BR' });
    change({ token: '', user: null });
    expect(session.user()).toEqual({ country: 'br', paymentGeo: 'BR' });
    change({ token: 'of-bob', user });
    expect(session.user()).toEqual({});
  });

  it('[USER-09] who comes back after another with a token alone finds nothing of that one', async () => {
    const { change, cashier, transports } = await openTyping({ userId: 'ana', token: 'of-ana', user });
    const signOut = () => change({ userId: '', token: '', user: null });
    signOut();
    change({ token: 'of-bob', user });
    startTransaction(cashier, { method: sampleMethod(), amount: 5, fields: {} }, { depositId: 'of-bob' });
    signOut();
    change({ userId: 'ana', token: 'of-ana-2', user });
    expect(cashier.transaction.depositId).toBeNull();
    expect(transports).toHaveLength(3);
  });

  it.each<[string, Partial<ParentData>[]]>([
    ['id first', [{ userId: 'bob' }, { token: 'of-bob' }, { user: {} }]],
    ['id last', [{ user: {} }, { token: 'of-bob' }, { userId: 'bob' }]],
  ])('[USER-01] who signs in one after the other has the region of nobody before: %s', async (_, steps) => {
    const { change, cashier } = await openTyping({ userId: 'ana', token: 'of-ana' });
    change({ user: { currency: 'EUR', paymentGeo: 'DE', country: 'de', widgetViewType: 'sweep' } });
    change({ userId: '', token: '', user: null });
    for (const step of steps) change(step);
    expect(cashier.user).toMatchObject(USER_DEFAULTS);
  });

  it.each<[string, Partial<ParentData>, Partial<ParentData>[]]>([
    ['with a user', { userId: 'bob', user }, []],
    ['with a user, after a change', { userId: 'bob', user }, [{ theme: 'dark' }]],
    ['before a user', { user }, [{ theme: 'dark' }, { userId: 'bob' }]],
  ])(
    '[USER-09] nothing stays of one whom the server has named when another is named, %s',
    async (_, last, steps) => {
      const { change, cashier, transport } = await openTyping({ user });
      const [first, second] = steps;
      if (first) change(first);
      const balanceData = { primary: { amount: 7, currency: 'MXN' } };
      transport.push('login.token', { id: 7, token: 'of-ana', country: 'br', balanceData });
      await expect.poll(() => cashier.user.country).toBe('br');
      if (second) change(second);
      change(last);
      expect(cashier.handle.parent.user).toEqual(user);
      expect(cashier.parent.user).toEqual(user);
      expect(cashier.user.balance).toBeNull();
    },
  );

  it('[USER-09] nor what was said of one whom the server has named, once who is named alone is described', async () => {
    const { change, cashier, transport } = await openTyping({ user: { currency: 'EUR', paymentGeo: 'DE' } });
    transport.push('login.token', { id: 7, token: 'of-ana', country: 'br' });
    await expect.poll(() => cashier.user.country).toBe('br');
    change({ userId: 'bob' });
    change({ user: { lang: 'es' } });
    expect(cashier.handle.parent.user).toEqual({ lang: 'es' });
    expect(cashier.user).toMatchObject({ currency: 'MXN', paymentGeo: 'RU' });
  });
});
