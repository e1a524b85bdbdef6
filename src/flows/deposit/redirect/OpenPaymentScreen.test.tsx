import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { deferred } from '../../../../tests/support/unit/deferred';
import { renderCashier } from '../../../../tests/support/unit/renderCashier';
import { sampleMethod } from '../../../../tests/support/unit/samples';
import type { HoldEvent } from '../../../host/HoldEvent';
import type { DepositStatus } from '../../../spec/statuses';
import type { DepositState } from '../../../state/createDepositState';
import { startTransaction } from '../submit/startTransaction';
import { OpenPaymentScreen } from './OpenPaymentScreen';

async function openForm(
  refuses: boolean,
  popUps: DepositState['popUps'] = 'untested',
  status: DepositStatus = 'waiting',
  hasApp = false,
) {
  const asked = vi.fn((event: Event) => refuses && event.preventDefault());
  const { cashier, told } = await renderCashier(
    {
      parent: { transport: 'http' },
      host: { hasApp: () => hasApp },
      answers: { 'deposit-status': { depositId: 'd-1', status } },
      prepare: ({ cashier }) => {
        const redirect = { url: 'https://pay.example/x', method: 'GET' as const, data: {} };
        startTransaction(cashier, { method: sampleMethod(), amount: 5, fields: {} }, { depositId: 'd-1' });
        cashier.transaction.redirect = redirect;
        cashier.deposit.popUps = popUps;
        cashier.router.navigate('/form', { query: { next: '/deposit/complete' } });
        cashier.handle.element.addEventListener('before-redirect', asked);
      },
    },
    <OpenPaymentScreen />,
  );
  return { asked, cashier, told, link: await screen.findByRole('link', { name: 'Continue to payment' }) };
}

describe('[DEP-09] a deposit that is settled while its page is a click away', () => {
  it.each(['accepted', 'processed', 'mistaked'] as const)(
    '%s: nobody is sent to pay for it',
    async status => {
      const { cashier } = await openForm(false);
      act(() => {
        cashier.transaction.status = status;
      });
      await vi.waitFor(() => expect(cashier.router.current().path).toBe('/deposit/complete'));
    },
  );

  it('is seen over HTTP too, where nothing is pushed', async () => {
    const { cashier } = await openForm(false, 'untested', 'processed');
    await vi.waitFor(() => expect(cashier.router.current().path).toBe('/deposit/complete'));
  });
});

describe('[DEP-04] the link of /form', () => {
  function pressBy(button: number, link: HTMLElement): Event {
    const init = { button, bubbles: true, cancelable: true };
    const press = createEvent('auxclick', link, init, { EventType: 'MouseEvent' });
    fireEvent(link, press);
    return press;
  }

  it.each([true, false])(
    'opened with the middle button, the host is asked too: refused is %s',
    async refuses => {
      const { asked, link } = await openForm(refuses);
      expect(pressBy(1, link).defaultPrevented).toBe(refuses);
      expect(asked).toHaveBeenCalledOnce();
    },
  );

  it('the right button opens nothing and asks nobody', async () => {
    const { asked, link } = await openForm(true);
    pressBy(2, link);
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('[DEP-04] a second press before the first is drawn', () => {
  const pressTwice = (link: HTMLElement) =>
    act(() => {
      link.click();
      link.click();
    });

  it('asks the host no more, and opens no other window', async () => {
    const { cashier, link } = await openForm(false);
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const asked = vi.fn((event: Event) => (event as HoldEvent<object>).respondWith(new Promise(() => {})));
    cashier.handle.element.addEventListener('before-redirect', asked);
    pressTwice(link);
    expect(asked).toHaveBeenCalledOnce();
    expect(open).toHaveBeenCalledOnce();
    open.mockRestore();
  });

  it.each([
    ['whose platform says so', 'android', false],
    ['whose bridge says so', 'mobile', true],
  ] as const)('hands the page over once to a native app %s', async (_, platform, hasApp) => {
    const { cashier, link, told } = await openForm(false, 'untested', 'waiting', hasApp);
    cashier.user.platform = platform;
    pressTwice(link);
    expect(told('openExtBrowser')).toHaveLength(1);
    await vi.waitFor(() => expect(cashier.router.current().path).toBe('/deposit/complete'));
  });

  it('the answer to one deposit’s page frees no other’s', async () => {
    const { cashier, link } = await openForm(false);
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const answer = deferred<boolean>();
    cashier.handle.element.addEventListener('before-redirect', event =>
      (event as HoldEvent<object>).respondWith(answer.promise),
    );
    act(() => link.click());
    const { transaction } = cashier;
    Object.assign(transaction, {
      depositId: 'd-2',
      redirect: { ...transaction.redirect, url: 'https://pay.example/y' },
    });
    await act(async () => answer.resolve(true));
    expect(transaction.isRedirectHeld).toBe(true);
    open.mockRestore();
  });
});

describe('[DEP-04] [HOST-16] the payment page in a new tab', () => {
  it('gets neither opener nor referrer, by a link', async () => {
    const { link } = await openForm(false);
    expect(link).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' });
  });

  it('nor by a form, of which the host is asked too', async () => {
    const { asked, cashier } = await openForm(true);
    act(() => {
      cashier.transaction.redirect = { url: 'https://pay.example/x', method: 'POST', data: {} };
    });
    const form = (await screen.findByRole('button', { name: 'Continue to payment' })).closest('form');
    expect(form?.getAttribute('target')).toBe('_blank');
    expect(form?.getAttribute('rel')).toBe('noopener noreferrer');
    expect(form?.acceptCharset).toBe('utf-8');
    fireEvent.submit(form as HTMLFormElement);
    expect(asked).toHaveBeenCalledOnce();
  });
});

describe('[DEP-04] /form', () => {
  it.each([
    ['blocked', 1],
    ['opened', 0],
    ['untested', 0],
  ] as const)('speaks of a blocked window only where one was: %s', async (popUps, count) => {
    await openForm(false, popUps);
    expect(screen.queryAllByText(/may have been blocked/)).toHaveLength(count);
  });
});

describe('[DEP-04] a page that no window can be opened for', () => {
  it('leaves the player where its address can be copied, and tells them and the host', async () => {
    const { cashier, link, told } = await openForm(false);
    expect(screen.queryByText('https://pay.example/x')).toBeNull();
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    // Here no link loads its page.
    const here = new AbortController();
    document.body.addEventListener('click', event => event.preventDefault(), { signal: here.signal });
    act(() => link.click());
    await vi.waitFor(() => expect(told('onDisplayError')).toHaveLength(1), 3000);
    expect(cashier.router.current().path).toBe('/form');
    screen.getByText('https://pay.example/x');
    screen.getByRole('button', { name: 'Copy: Payment details' });
    expect(cashier.notifications.list).toMatchObject([{ reference: 'd-1' }]);
    // A link that has opened its page all the same has taken the focus.
    focus.mockReturnValue(false);
    act(() => link.click());
    await vi.waitFor(() => expect(cashier.router.current().path).toBe('/deposit/complete'), 3000);
    expect(told('onDisplayError')).toHaveLength(1);
    here.abort();
    open.mockRestore();
    focus.mockRestore();
  });

  it('is not said where the window opens', async () => {
    const { cashier, link, told } = await openForm(false);
    const replace = vi.fn();
    const opened = Object.create(window, {
      document: { value: document.implementation.createHTMLDocument() },
      closed: { value: false },
      close: { value: vi.fn() },
      opener: { value: null, writable: true },
      location: { value: { replace } },
    });
    const open = vi.spyOn(window, 'open').mockReturnValue(opened);
    act(() => link.click());
    await vi.waitFor(() => expect(cashier.router.current().path).toBe('/deposit/complete'));
    expect(replace).toHaveBeenCalledExactlyOnceWith('https://pay.example/x');
    expect(told('onDisplayError')).toEqual([]);
    open.mockRestore();
  });
});
