import { describe, expect, it, vi } from 'vitest';
import type { TestCashierOptions } from '../../../../tests/support/unit/createTestCashier';
import { deferred } from '../../../../tests/support/unit/deferred';
import { created, openSubmit as open, setUpBrowser } from '../../../../tests/support/unit/openSubmit';
import { sampleMethod } from '../../../../tests/support/unit/samples';
import { receivePush } from '../../../app/push/receivePush';
import { pendingDeposits } from '../pending/pendingList';

const browser = setUpBrowser();

describe('[DEP-04] a redirect', () => {
  const source = 'https://pay.test/start?a=1';
  const data = {
    token: 't',
    n: 5,
    deep: { b: 1 },
    wallet: { address: 'a', network: 'TRON', currency: 'USDT' },
  };

  it('opens in the click, before anything is awaited, and is sent on with the data in its query', async () => {
    const { submit, done, path, cashier } = await open(created({ source, method: 'GET', data }));
    submit();
    expect(browser.popUp.open).toHaveBeenCalledOnce();
    await done();
    const [[address = ''] = []] = browser.popUp.location.replace.mock.calls;
    expect(Object.fromEntries(new URL(String(address)).searchParams)).toEqual({
      a: '1',
      token: 't',
      n: '5',
      deep: '{"b":1}',
    });
    expect(browser.popUp.opener).toBeNull();
    expect(path()).toBe('/deposit/complete');
    expect(cashier.transaction.redirect).toMatchObject({ url: source, method: 'GET' });
  });

  it.each([
    ['crypto', { category: 'crypto' }],
    ['onramp', { cardViewType: 'onramp' }],
    ['cash', { cardViewType: 'cash' }],
  ])('[DEP-05] of %s waits on complete: its own screen has nothing to show', async (_, method) => {
    const { submit, done, path } = await open(created({ source }));
    submit({ method: sampleMethod({ name: 'some', ...method }) });
    await done();
    expect(path()).toBe('/form');
    expect(browser.popUp.open).not.toHaveBeenCalled();
  });

  it('[CRY-01] whose deposit has an address too waits where it is shown', async () => {
    const { submit, done, cashier } = await open(created({ source, data }));
    submit({ method: sampleMethod({ name: 'some', category: 'crypto' }) });
    await done();
    expect(cashier.transaction.path).toBe('/deposit/crypto/address');
  });

  it.each([
    ['opens', false, 1],
    ['is refused a window', true, 0],
  ])(
    '[DEP-05] that %s leaves a player who has gone to the withdrawals there, and tells them',
    async (_, isBlocked, count) => {
      const answer = deferred();
      const { submit, done, path, cashier, transport } = await open(() => answer.promise);
      if (isBlocked) vi.stubGlobal('open', () => null);
      submit();
      await vi.waitFor(() => expect(transport.sent('deposit-create')).toHaveLength(1));
      cashier.router.navigate('/withdrawal', { isReset: true });
      answer.resolve(created({ source }));
      await done();
      expect(path()).toBe('/withdrawal');
      expect(browser.popUp.location.replace).toHaveBeenCalledTimes(count);
      expect(cashier.notifications.list).toMatchObject([{ reference: 'd-1' }]);
      expect(pendingDeposits(cashier)).toMatchObject([{ depositId: 'd-1' }]);
    },
  );

  it('[DEP-01] its window is closed where another tab is creating a deposit', async () => {
    vi.stubGlobal('navigator', {
      ...navigator,
      locks: { request: (_: string, __: object, run: (lock: null) => unknown) => run(null) },
    });
    const { submit, done, transport } = await open(created({ source }));
    submit();
    await done();
    expect(browser.popUp.close).toHaveBeenCalledOnce();
    expect(transport.sent('deposit-create')).toEqual([]);
  });

  it('a window that still waits is closed with the page, one on its way is not', async () => {
    const { submit, done } = await open(created({ source }));
    submit();
    window.dispatchEvent(new Event('pagehide'));
    expect(browser.popUp.close).toHaveBeenCalledOnce();
    await done();
    window.dispatchEvent(new Event('pagehide'));
    expect(browser.popUp.close).toHaveBeenCalledOnce();
  });

  it.each(['mistaked', 'processed'])(
    'of a deposit that a push has called %s by then opens no page',
    async status => {
      const test = await open(() => {
        receivePush(test.cashier, { type: 'deposit.status', data: { depositId: 'd-1', status } });
        return created({ source });
      });
      const { submit, done, path, cashier } = test;
      submit();
      await done();
      expect(browser.popUp.location.replace).not.toHaveBeenCalled();
      expect(browser.popUp.close).toHaveBeenCalledOnce();
      expect(path()).toBe('/deposit/complete');
      expect(cashier.transaction).toMatchObject({ status, redirect: null });
    },
  );

  it('POST posts a form', async () => {
    const submitted = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    const { submit, done } = await open(
      created({ source, method: 'POST', data: { submit: 'x', 'a"b': '<c>' } }),
    );
    submit();
    await done();
    const form = browser.popUp.document.querySelector('form');
    expect(form).toMatchObject({ method: 'post', action: source });
    const formData = new FormData();
    form?.onformdata?.(Object.assign(new Event('formdata'), { formData }));
    expect([...formData]).toEqual([
      ['submit', 'x'],
      ['a"b', '<c>'],
    ]);
    expect(submitted).toHaveBeenCalledOnce();
    submitted.mockRestore();
  });

  it.each([
    [{ data: { a: '1' } }, 'POST'],
    [{ data: {} }, 'GET'],
    [{}, 'GET'],
    [{ method: '', data: { a: '1' } }, 'POST'],
    [{ method: 'PUT', data: { a: '1' } }, 'POST'],
    [{ method: ' get ', data: { a: '1' } }, 'GET'],
    [{ method: 'post' }, 'POST'],
  ])('[DEP-04] %j goes by %s: all but GET is posted', async (answer, method) => {
    const submitted = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    const { submit, done, cashier, told } = await open(created({ source, ...answer }));
    submit();
    await done();
    expect(told('Error')).toEqual([]);
    expect(cashier.transaction.redirect).toMatchObject({ method });
    expect(submitted).toHaveBeenCalledTimes(method === 'POST' ? 1 : 0);
    submitted.mockRestore();
  });

  it('a redirect-only method is the host’s to open, app links too', async () => {
    const { submit, done, told } = await open(created({ source: 'upi://pay?pa=a', data: { a: 1 } }));
    submit({ method: sampleMethod({ name: 'upi' }) });
    await done();
    expect(browser.popUp.open).not.toHaveBeenCalled();
    expect(told('onExternalRedirectEvent')).toEqual([
      { messageType: 'onExternalRedirectEvent', url: 'upi://pay?pa=a', method: 'GET', data: { a: 1 } },
    ]);
  });

  it.each<[string, TestCashierOptions]>([
    ['whose platform says so', { user: { platform: 'ios' } }],
    ['that has a bridge, whatever its platform', { host: { hasApp: () => true } }],
  ])('a native app %s opens its external browser', async (_, options) => {
    const { submit, done, told, path } = await open(created({ source }), options);
    submit();
    await done();
    expect(browser.popUp.open).not.toHaveBeenCalled();
    expect(told('openExtBrowser')).toMatchObject([{ url: source, method: 'GET' }]);
    expect(path()).toBe('/deposit/complete');
  });

  it('a host-to-host method opens no window', async () => {
    const { submit, done } = await open(created());
    submit({ method: sampleMethod({ name: 'bca_h2h' }) });
    await done();
    expect(browser.popUp.open).not.toHaveBeenCalled();
  });

  describe('a method that mostly stays in the widget', () => {
    const method = sampleMethod({ name: 'nigerian_bank_transfer', cardViewType: 'bankTransfer' });
    const activate = (isActive: boolean) =>
      vi.stubGlobal('navigator', { userAgent: navigator.userAgent, userActivation: { isActive } });

    it('opens its window once there is a page to open, while the click still counts', async () => {
      activate(true);
      const { submit, done, path } = await open(created({ source }));
      submit({ method });
      expect(browser.popUp.open).not.toHaveBeenCalled();
      await done();
      expect(browser.popUp.location.replace).toHaveBeenCalledWith(source);
      expect(browser.popUp.opener).toBeNull();
      expect(path()).not.toBe('/form');
    });

    it.each([
      ['without a click that counts', method, false],
      ['for a host-to-host method', sampleMethod({ name: 'bca_h2h' }), true],
    ])('%s it stays a click away', async (_, one, isActive) => {
      activate(isActive);
      const { submit, done, path } = await open(created({ source }));
      submit({ method: one });
      await done();
      expect(browser.popUp.open).not.toHaveBeenCalled();
      expect(path()).toBe('/form');
    });
  });

  it('a blocked window leads to the screen with the button, and then on', async () => {
    vi.stubGlobal('open', () => null);
    const { submit, done, cashier } = await open(created({ source }));
    submit();
    await done();
    expect(cashier.router.current()).toMatchObject({ path: '/form', query: { next: '/deposit/complete' } });
  });

  it.each(['GET', 'POST'])('a window that the player has closed leads there too: %s', async method => {
    const { submit, done, cashier, told } = await open(created({ source, method }));
    submit();
    browser.popUp.leave();
    await done();
    expect(cashier.router.current()).toMatchObject({ path: '/form', query: { next: '/deposit/complete' } });
    expect(browser.popUp.location.replace).not.toHaveBeenCalled();
    expect(told('onDisplayError')).toEqual([]);
  });

  it('[ERR-03] that cannot be followed asks for no other method, as the deposit has been made', async () => {
    const { submit, done, path, cashier } = await open(created({ source }));
    browser.popUp.location.replace.mockImplementation(() => {
      browser.popUp.document.body.remove();
      throw new DOMException('Unsafe attempt', 'SecurityError');
    });
    submit();
    await done();
    expect(path()).toBe('/form');
    expect(cashier.notifications.list).toMatchObject([
      { content: 'The payment provider could not do this.' },
    ]);
  });
});
