import { describe, expect, it, vi } from 'vitest';
import { createTestCashier } from '../../tests/support/unit/createTestCashier';
import { depositCancel } from '../api/operations/deposit';
import { applyParentChanges } from './changes/applyParentChanges';
import { goBack, goBackOrClose } from './router/goBack';
import { GUARDS } from './routes/guards';

describe('one widget', () => {
  it('[HOST-01] shares nothing with another', async () => {
    const first = await createTestCashier();
    const second = await createTestCashier();
    first.cashier.user.currency = 'EUR';
    first.cashier.deposit.amount.text = '5';
    first.cashier.router.navigate('/error');
    first.transport.push('deposit.status', { depositId: 'x', status: 1, balance: 5 });
    await vi.waitFor(() => expect(first.cashier.user.balance).not.toBeNull());
    expect(second.cashier.user).toMatchObject({ currency: 'MXN', balance: null });
    expect(second.cashier.deposit.amount.text).toBe('');
    expect(second.cashier.router.current().path).toBe('/deposit');
    expect(second.messages).toEqual([]);
  });

  it('[HOST-02] [HOST-04] what the host hands over stays its own, to clone and to send on', async () => {
    const given = {
      user: {
        country: 'mx',
        meta: { tags: { vip: {} } },
        balanceData: { primary: { amount: 5, currency: 'MXN' } },
      },
      experiments: [{ key: 'analytics-21868', group: 'group_b' }],
    };
    const { cashier, transport } = await createTestCashier({ parent: given });
    expect(structuredClone(given)).toEqual(given);
    applyParentChanges(cashier, given);
    expect(structuredClone(given)).toEqual(given);
    transport.push('login.token', { country: 'br' });
    await vi.waitFor(() => expect(cashier.parent.user?.country).toBe('br'));
    expect(structuredClone(given)).toEqual(given);
  });

  it('[API-03] opens one connection at once, and listens to its pushes', async () => {
    const { transports } = await createTestCashier();
    expect(transports).toHaveLength(1);
    expect(transports[0]?.listenerCount).toBe(2);
  });

  it('[ROUTE-05] [HOST-11] each navigation marks a load-start and tells the path', async () => {
    const { cashier, told } = await createTestCashier();
    expect(cashier.timings.loadStartedAt).toBe(cashier.handle.startedAt);
    const now = vi.spyOn(performance, 'now').mockReturnValue(12_345);
    cashier.router.navigate('/deposit/region');
    now.mockRestore();
    expect(cashier.timings.loadStartedAt).toBe(12_345);
    expect(told('onRoute')).toEqual([{ messageType: 'onRoute', path: '/deposit/region' }]);
  });

  it('[ROUTE-01] starts on the page that the host asked for', async () => {
    const { cashier } = await createTestCashier({ parent: { page: 'withdrawal', product: 'pay' } });
    expect(cashier.router.current().path).toBe('/withdrawal');
    expect(cashier.router.base).toBe('/pay');
  });

  it('[HOST-05] its end closes the connection, frees what was made, and aborts', async () => {
    const { cashier, transports } = await createTestCashier();
    const dispose = vi.fn();
    const made = cashier.resource('part', () => ({ dispose }));
    expect(cashier.resource('part', () => ({ dispose: vi.fn() }))).toBe(made);
    cashier.dispose();
    expect(dispose).toHaveBeenCalledOnce();
    expect(transports[0]).toMatchObject({ isClosed: true, listenerCount: 0 });
    expect(cashier.signal.aborted).toBe(true);
  });

  it('[USER-09] [HOST-04] a push that was heard before the player changed is not the next player’s', async () => {
    const { cashier, transport, transports } = await createTestCashier({ parent: { userId: '1' } });
    transport.push('login.token', {
      country: 'br',
      balanceData: { primary: { amount: 5, currency: 'MXN' } },
    });
    applyParentChanges(cashier, { userId: '2', token: 'other' });
    transports[1]?.push('deposit.status', { depositId: 'x', status: 1, balance: 7 });
    await vi.waitFor(() => expect(cashier.user.balance?.amount).toBe(7));
    expect(cashier.parent.user?.country).toBeUndefined();
  });

  it('[HOST-05] a call that comes after its end opens no connection any more', async () => {
    const { cashier, transports } = await createTestCashier();
    cashier.dispose();
    await cashier.client.run(depositCancel, { depositId: '1' }).catch(() => {});
    expect(transports).toHaveLength(1);
  });

  it('[HOST-01] does not touch the data that the host gave', async () => {
    const schema = Object.freeze({ theme: 'dark' });
    const config = Object.freeze({ dir: 'rtl' as const });
    const { cashier } = await createTestCashier({ parent: { schema, config } });
    expect(cashier.parent.schema).toBe(schema);
    expect(cashier.parent.config).toBe(config);
  });
});

describe('the way back', () => {
  it('[ROUTE-08] is the previous page, else the row’s own', async () => {
    const { cashier, closes } = await createTestCashier();
    const row = { back: '/deposit/group' };
    cashier.router.navigate('/deposit/redirect');
    goBack(cashier, row);
    expect(cashier.router.current().path).toBe('/deposit');
    goBack(cashier, row);
    expect(cashier.router.current().path).toBe('/deposit/group');
    expect(closes()).toBe(0);
  });

  it('[HOST-13] a hardware back closes on the first page', async () => {
    const { cashier, closes } = await createTestCashier();
    cashier.router.navigate('/deposit/redirect');
    goBackOrClose(cashier);
    expect(closes()).toBe(0);
    goBackOrClose(cashier);
    expect(closes()).toBe(1);
  });
});

describe('[ROUTE-04] the guards', () => {
  it('session: the user is known', async () => {
    const { cashier } = await createTestCashier();
    expect(GUARDS.session(cashier)).toBe(true);
    cashier.user.currency = '';
    expect(GUARDS.session(cashier)).toBe(false);
  });

  it('region: the user’s own region is known', async () => {
    const { cashier } = await createTestCashier();
    expect(GUARDS.region(cashier)).toBe(true);
    cashier.user.paymentGeo = '';
    expect(GUARDS.region(cashier)).toBe(false);
  });

  it('transaction: there is one, or one may be', async () => {
    const { cashier } = await createTestCashier();
    expect(GUARDS.transaction(cashier)).toBe(false);
    cashier.transaction.requestId = 'r-1';
    expect(GUARDS.transaction(cashier)).toBe(true);
    Object.assign(cashier.transaction, { requestId: null, depositId: 'd-1' });
    expect(GUARDS.transaction(cashier)).toBe(true);
  });
});
