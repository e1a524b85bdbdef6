import { describe, expect, it, vi } from 'vitest';
import { openTyping } from '../../../tests/support/unit/openTyping';
import { settle } from '../../../tests/support/unit/renderCashier';
import type { HostUser, ParentData } from '../../host/parentData';

describe('changes during a payment', () => {
  it('[HOST-04] [USER-09] of a user what a payment hangs on waits; token, language and balance do not', async () => {
    const { change, cashier } = await openTyping({ user: { token: 'old', currency: 'MXN' } });
    const balance = { primary: { amount: 7, currency: 'MXN' } };
    cashier.deposit.isSubmitting = true;
    change({ user: { currency: 'EUR', token: 'fresh', lang: 'es', balanceData: balance } });
    change({ user: { paymentGeo: 'DE' } });
    expect(cashier.handle.parent.user).toMatchObject({ token: 'fresh', currency: 'MXN' });
    expect(cashier.user).toMatchObject({ currency: 'MXN', lang: 'es', balance: balance.primary });
    cashier.deposit.isSubmitting = false;
    await vi.waitFor(() => expect(cashier.user).toMatchObject({ currency: 'EUR', paymentGeo: 'DE' }));
    expect(cashier.handle.parent.user).toMatchObject({ token: 'fresh', currency: 'EUR', paymentGeo: 'DE' });
  });

  it.each([
    ['with it', [{ currency: 'EUR', balanceData: { primary: { amount: 7, currency: 'eur' } } }]],
    ['after it', [{ currency: 'EUR' }, { balanceData: { primary: { amount: 7, currency: 'EUR' } } }]],
  ])(
    '[HOST-04] a balance in the currency that waits, told %s, is there after a payment whose end told the one of now',
    async (_, users) => {
      const { change, cashier, transport } = await openTyping({ user: { currency: 'MXN' } });
      cashier.deposit.isSubmitting = true;
      for (const user of users) change({ user });
      expect(cashier.user.balance).toBeNull();
      const balance = { amount: 500, currency: 'MXN' };
      transport.push('deposit.status', { depositId: 'd-1', status: 'processed', balance });
      await vi.waitFor(() => expect(cashier.user.balance).toEqual(balance));
      cashier.deposit.isSubmitting = false;
      await vi.waitFor(() => expect(cashier.user.currency).toBe('EUR'));
      expect(cashier.user.balance).toEqual({ amount: 7, currency: 'EUR' });
    },
  );

  const mexican = { primary: { amount: 50, currency: 'MXN' } };
  it.each<[string, Partial<ParentData>, object]>([
    ['another player comes', { userId: 'eve' }, { currency: 'EUR', balance: null }],
    ['the host takes it back', { user: { balanceData: null } }, { currency: 'EUR', balance: null }],
    ['there is no user any more', { user: null }, { currency: 'MXN', balance: null }],
    ['the currency goes back', { user: { currency: 'MXN' } }, { currency: 'MXN', balance: null }],
    [
      'both go back',
      { user: { currency: 'MXN', balanceData: mexican } },
      { currency: 'MXN', balance: mexican.primary },
    ],
  ])(
    '[HOST-04] [USER-09] a balance that waits with its currency never comes where %s',
    async (_, next, then) => {
      const { change, cashier } = await openTyping({ userId: 'ana', user: { currency: 'MXN' } });
      cashier.deposit.isSubmitting = true;
      change({ user: { currency: 'EUR', balanceData: { primary: { amount: 100, currency: 'EUR' } } } });
      await settle();
      change(next);
      cashier.deposit.isSubmitting = false;
      await settle();
      expect(cashier.user).toMatchObject(then);
      expect(cashier.parent.user === null).toBe(next.user === null);
    },
  );

  it('[HOST-04] [DEP-10] another balance comes at once, also while a deposit is under way', async () => {
    const { change, cashier, told } = await openTyping();
    cashier.deposit.isSubmitting = true;
    change({ user: { currency: 'MXN', balanceData: { primary: { amount: 7, currency: 'MXN' } } } });
    expect(cashier.user.balance).toEqual({ amount: 7, currency: 'MXN' });
    change({ user: { balanceData: null } });
    expect(cashier.user.balance).toBeNull();
    expect(told('Error')).toEqual([]);
  });

  it('[HOST-04] [DEP-10] what waited for a payment leaves its outcome on the screen, and comes with the list', async () => {
    const { change, cashier } = await openTyping();
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

  it('[HOST-04] what is taken back while it waits never comes', async () => {
    const { change, cashier, isUntouched } = await openTyping({ host: 'https://bank.test' });
    cashier.deposit.isSubmitting = true;
    change({ host: 'https://other.test', user: { currency: 'EUR' } });
    change({ host: 'https://bank.test', user: { currency: 'MXN' } });
    cashier.deposit.isSubmitting = false;
    await settle();
    expect(cashier.parent.host).toBe('https://bank.test');
    expect(cashier.handle.parent.host).toBe('https://bank.test');
    expect(cashier.user.currency).toBe('MXN');
    expect(isUntouched()).toBe(true);
  });

  it.each<HostUser>([
    { currency: 'mxn' },
    { currency: undefined },
    { paymentGeo: 'MX' },
    { paymentGeo: undefined },
    { widgetViewType: 'main' },
    { widgetViewType: undefined },
  ])('[HOST-04] %j does not wait: it is no change', async user => {
    const { change, cashier, told } = await openTyping({ user: { currency: 'MXN', paymentGeo: 'MX' } });
    cashier.deposit.isSubmitting = true;
    change({ user });
    expect(told('Error')).toEqual([]);
  });

  it('[HOST-04] [USER-09] what the server says of the user meanwhile stays when the change is applied', async () => {
    const { change, cashier, transport } = await openTyping({ user: { id: 1, country: 'de' } });
    cashier.deposit.isSubmitting = true;
    change({ user: { currency: 'EUR' } });
    transport.push('login.token', { token: 'renewed', country: 'br' });
    await vi.waitFor(() => expect(cashier.user.country).toBe('br'));
    cashier.deposit.isSubmitting = false;
    await vi.waitFor(() => expect(cashier.user.currency).toBe('EUR'));
    const user = { id: 1, currency: 'EUR', country: 'br', token: 'renewed' };
    expect(cashier.handle.parent.user).toEqual(user);
    expect(cashier.parent.user).toEqual(user);
  });

  it('[HOST-04] [USER-09] another player who waited for a payment keeps what is known of them, whatever follows', async () => {
    const { change, cashier } = await openTyping({ userId: 'ana', user: { country: 'mx', token: 'of-ana' } });
    cashier.deposit.isSubmitting = true;
    change({ userId: 'eve', user: { country: 'br', token: 'of-eve' } });
    change({ user: { paymentGeo: 'BR' } });
    cashier.deposit.isSubmitting = false;
    await vi.waitFor(() => expect(cashier.parent.userId).toBe('eve'));
    change({ user: { country: 'de' } });
    const user = { country: 'de', token: 'of-eve', paymentGeo: 'BR' };
    expect(cashier.handle.parent.user).toEqual(user);
    expect(cashier.parent.user).toEqual(user);
  });

  it('[HOST-04] [USER-09] of the user before nothing goes to another player who is named first and described later', async () => {
    const { change, cashier } = await openTyping({ userId: 'ana', user: { country: 'mx', token: 'of-ana' } });
    cashier.deposit.isSubmitting = true;
    change({ userId: 'eve' });
    change({ user: { country: 'br' } });
    cashier.deposit.isSubmitting = false;
    await vi.waitFor(() => expect(cashier.parent.userId).toBe('eve'));
    expect(cashier.handle.parent.user).toEqual({ country: 'br' });
    expect(cashier.parent.user).toEqual({ country: 'br' });
  });

  it('[HOST-04] [USER-09] another player waits for the answer alone, also where a currency waits for the list', async () => {
    const { change, cashier } = await openTyping({ userId: 'ana' });
    cashier.deposit.isSubmitting = true;
    change({ user: { currency: 'EUR' } });
    change({ userId: 'eve' });
    cashier.transaction.depositId = 'of-ana';
    cashier.router.navigate('/deposit/complete');
    cashier.deposit.isSubmitting = false;
    await vi.waitFor(() => expect(cashier.parent.userId).toBe('eve'));
    expect(cashier.router.current().path).toBe('/deposit');
  });

  it('[HOST-04] who is at another form by then is left in peace: what has waited comes with the list', async () => {
    const { change, cashier } = await openTyping({ user: { currency: 'MXN' } });
    cashier.deposit.isSubmitting = true;
    change({ user: { currency: 'EUR' } });
    cashier.router.navigate('/deposit/group/redirect');
    cashier.deposit.isSubmitting = false;
    await settle();
    expect(cashier.user.currency).toBe('MXN');
    cashier.router.navigate('/deposit');
    await vi.waitFor(() => expect(cashier.user.currency).toBe('EUR'));
  });

  it('[HOST-04] of changes that come in one each waits or does not, by itself', async () => {
    const { change, cashier, told } = await openTyping({ host: 'https://bank.test' });
    cashier.deposit.isSubmitting = true;
    change({ host: 'https://other.test', user: { country: 'de' } });
    expect(cashier.user.country).toBe('de');
    change({ transport: 'http', closingButton: false, user: { currency: 'EUR', country: 'br' } });
    expect(cashier.parent.closingButton).toBe(false);
    expect(cashier.user.country).toBe('br');
    expect(told('Error').map(({ field }) => field)).toEqual(['host', 'transport', 'user']);
    cashier.deposit.isSubmitting = false;
    await vi.waitFor(() => expect(cashier.user.currency).toBe('EUR'));
    expect(cashier.parent).toMatchObject({ host: 'https://other.test', transport: 'http' });
  });
});
