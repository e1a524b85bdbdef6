import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { create, setUpElement } from '../../tests/support/unit/setUpElement';
import { stubEmbedding } from '../../tests/support/unit/stubEmbedding';
import type { StartUser } from '../state/CashierHandle';

const { lastHandle, mounted, opened, untilMounted } = setUpElement();

/** Loads the page of a native app that hands this over. */
async function load(handOver: object): Promise<StartUser> {
  onTestFinished(() => void Reflect.deleteProperty(window, '__BILLING_USER_DATA__'));
  Reflect.set(window, '__BILLING_USER_DATA__', handOver);
  document.body.append(create(element => element.setAttribute('mode', 'native')));
  await untilMounted(mounted.handles.length + 1);
  return lastHandle().user;
}

describe('the session storage', () => {
  it('[USER-05] element mode neither reads nor writes the stored user; standalone does both', async () => {
    window.sessionStorage.setItem('cashier.user', '{"currency":"EUR"}');
    document.body.append(create(element => element.setAttribute('token', 't')));
    await untilMounted();
    expect(lastHandle().mode).toBe('element');
    expect(lastHandle().user.currency).toBe('MXN');
    expect(window.sessionStorage.getItem('cashier.user')).toBe('{"currency":"EUR"}');
    document.body.append(create());
    await untilMounted(2);
    expect(lastHandle().mode).toBe('standalone');
    expect(lastHandle().user.currency).toBe('EUR');
    expect(window.sessionStorage.getItem('cashier.user')).toContain('"paymentGeo":"RU"');
  });

  it('[USER-03] a platform that nobody has named is that of the window after a reload too', async () => {
    vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(1200);
    document.body.append(create());
    await untilMounted();
    expect(lastHandle().user.platform).toBe('desktop');
    vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(500);
    document.body.append(create());
    await untilMounted(2);
    expect(lastHandle().user.platform).toBe('mobile');
  });

  it('[USER-05] a platform that a developer has named is kept for the tab', async () => {
    window.sessionStorage.setItem('cashier.user', '{"platform":"ios"}');
    for (const count of [1, 2]) {
      document.body.append(create());
      await untilMounted(count);
      expect(lastHandle().user.platform).toBe('ios');
    }
  });

  it('[USER-05] [USER-01] a balance of an earlier visit is not shown: nobody has said it now', async () => {
    const balanceData = { primary: { amount: 900, currency: 'EUR' } };
    expect(await load({ userId: '7', user: { currency: 'EUR', balanceData } })).toHaveProperty('balanceData');
    const user = await load({ userId: '7', user: {} });
    expect(user.currency).toBe('EUR');
    expect(user).not.toHaveProperty('balanceData');
  });

  it('[USER-05] [ROUTE-02] the sweepstake of an earlier page of the tab does not come where the host no longer says so', async () => {
    const sweep = await load({ userId: '7', user: { currency: 'EUR', widgetViewType: 'sweep' } });
    expect(sweep.widgetViewType).toBe('sweep');
    expect((await load({ userId: '7', user: { currency: 'EUR' } })).widgetViewType).toBe('main');
  });

  it('[USER-01] [HOST-04] what is stored of another player counts for nothing, now and at the next load', async () => {
    const stored = { id: '1', currency: 'EUR', widgetViewType: 'sweep', platform: 'ios' };
    const handOver = { userId: '2', user: {} };
    window.sessionStorage.setItem('cashier.user', JSON.stringify(stored));
    expect(await load({ userId: '1', user: {} })).toMatchObject(stored);
    for (const user of [await load(handOver), await load(handOver)])
      expect(user).toMatchObject({ currency: 'MXN', widgetViewType: 'main', platform: 'desktop' });
  });

  it('[USER-05] the stored transport is taken where the host names none', async () => {
    window.sessionStorage.setItem('cashier.transport', 'http');
    document.body.append(create());
    await untilMounted();
    expect(opened.at(-1)?.kind).toBe('http');
    document.body.append(create(element => element.setAttribute('transport', 'socket')));
    await untilMounted(2);
    expect(opened.at(-1)?.kind).toBe('socket');
  });

  it('[USER-01] [HOST-04] nothing is stored of one who has signed out before the app runs: who comes has their own region', async () => {
    const eve = { token: 'of-eve', user: { currency: 'MXN', paymentGeo: 'MX', country: 'mx' } };
    const host = stubEmbedding(() => host.say({ type: 'loaded', payload: eve }));
    mounted.onOpened = () => {
      host.say({ type: 'loaded', payload: { token: '', user: null } });
      host.say({ type: 'loaded', payload: { userId: 'bob', token: 'of-bob', user: { currency: 'EUR' } } });
    };
    document.body.append(create(element => element.setAttribute('mode', 'iframe')));
    await untilMounted();
    expect(lastHandle().user).toMatchObject({ currency: 'EUR', paymentGeo: 'RU', country: 'ru' });
  });
});
