import { describe, expect, it } from 'vitest';
import { createTestCashier } from '../../../tests/support/unit/createTestCashier';
import { receivePush } from './receivePush';

describe('what a push leaves in the session storage', () => {
  it('[USER-05] the merged user is stored without its token, and in element mode not at all', async () => {
    const push = { type: 'login.token', data: { token: 'canary-token', country: 'us' } };
    const element = await createTestCashier({ mode: 'element' });
    receivePush(element.cashier, push);
    expect(window.sessionStorage).toHaveLength(0);
    const framed = await createTestCashier({ mode: 'iframe' });
    receivePush(framed.cashier, push);
    expect(framed.cashier.handle.session.user()).toEqual({ country: 'us' });
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('canary-token');
  });

  it('[USER-05] [USER-09] a balance is not stored: after a reload it would be shown, whatever has been paid since', async () => {
    const { cashier } = await createTestCashier({ mode: 'standalone' });
    const balanceData = { primary: { amount: 900, currency: 'MXN' } };
    const { session } = cashier.handle;
    session.setUser({ country: 'us', balanceData });
    receivePush(cashier, { type: 'login.token', data: { balanceData } });
    expect(cashier.user.balance).toEqual(balanceData.primary);
    receivePush(cashier, { type: 'deposit.status', data: { depositId: 'd-1', status: 1, balance: 950 } });
    expect(session.user()).toEqual({ country: 'us' });
  });

  it('[USER-05] the platform and the view are stored as a push has said them, not as the host has', async () => {
    const { cashier } = await createTestCashier({ mode: 'iframe' });
    const { session } = cashier.handle;
    cashier.handle.parent.user = { currency: 'EUR', platform: 'ios', widgetViewType: 'sweep' };
    receivePush(cashier, { type: 'login.token', data: { country: 'us' } });
    expect(session.user()).toEqual({ currency: 'EUR', country: 'us' });
    receivePush(cashier, { type: 'login.token', data: { widgetViewType: 'sweep' } });
    receivePush(cashier, { type: 'login.token', data: { country: 'mx' } });
    expect(session.user()).toEqual({ currency: 'EUR', country: 'mx', widgetViewType: 'sweep' });
  });

  it('[USER-05] what is stored of a player stays, whatever id of their own the pushes give', async () => {
    const { cashier } = await createTestCashier({ mode: 'native', parent: { userId: 'u-5' } });
    const { session } = cashier.handle;
    for (const data of [{ id: 77, widgetViewType: 'sweep' }, { country: 'mx' }])
      receivePush(cashier, { type: 'login.token', data });
    expect(session.user()).toEqual({ id: 'u-5', country: 'mx', widgetViewType: 'sweep' });
  });

  it.each([
    ['keeps what is stored of the player beside', {}, { currency: 'EUR', country: 'us', note: 'x' }],
    ['of another player takes its place whole', { id: 8 }, { id: 8, country: 'us' }],
  ])('[USER-05] [USER-09] a partial user %s', async (_, player, expected) => {
    const { cashier } = await createTestCashier({ mode: 'standalone' });
    const { session } = cashier.handle;
    session.setUser({ id: 7, currency: 'EUR', country: 'mx', note: 'x' });
    receivePush(cashier, { type: 'login.token', data: { ...player, country: 'us' } });
    expect(session.user()).toEqual({ id: 7, ...expected });
  });
});
