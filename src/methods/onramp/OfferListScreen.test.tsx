import { act, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { networkFailure, refusal } from '../../../tests/support/unit/createFakeTransport';
import { deferred } from '../../../tests/support/unit/deferred';
import { type RenderedCashier, renderCashier } from '../../../tests/support/unit/renderCashier';
import { methodsAnswer, sampleMethod } from '../../../tests/support/unit/samples';

const method = sampleMethod({ name: 'onramp_card', cardViewType: 13, text: { en: 'Buy crypto' } });
const offer = (id: string, amount: number) => ({
  id,
  provider: `Seller ${id}`,
  amount,
  currency: 'USDT',
  rate: 18,
  fee: 9.5,
});
const created = (paymentMethodOffers: unknown, depositId: string | null) => ({
  apiResponse: { depositId, data: { paymentMethodOffers } },
});
const page = { source: 'https://pay.example/x', method: 'GET', data: { session: 's' } };

const popUp = { close: vi.fn(), replace: vi.fn() };

async function openOffers(
  offers: unknown,
  answer: unknown,
  {
    depositId = 'd-1',
    status = { depositId: 'd-1', status: 'waiting' },
  }: { depositId?: string | null; status?: unknown } = {},
): Promise<RenderedCashier> {
  popUp.close.mockClear();
  popUp.replace.mockClear();
  vi.stubGlobal('open', () => ({
    document: document.implementation.createHTMLDocument(),
    location: { replace: popUp.replace },
    close: popUp.close,
  }));
  const test = await renderCashier({
    answers: {
      'methods-payment-v3': methodsAnswer(method),
      'deposit-create': created(offers, depositId),
      'external-deposit-continue': answer,
      'deposit-status': status,
    },
  });
  await test.player.click(await screen.findByRole('button', { name: 'Buy crypto' }));
  await test.player.type(await screen.findByRole('textbox', { name: 'Amount' }), '500');
  await test.player.click(screen.getByRole('button', { name: /^Deposit/ }));
  await vi.waitFor(() => expect(test.path()).toBe('/deposit/onramp/offer-list'));
  return test;
}

const path = ({ cashier }: RenderedCashier) => cashier.router.current().path;

// The chunks of the screens: loading them is not what is timed here.
beforeAll(
  () =>
    Promise.all([
      import('../../flows/deposit/form/DepositFormScreen'),
      import('./OfferListScreen'),
      import('../../flows/deposit/complete/CompleteScreen'),
      import('../../app/router/OtherRoutes'),
    ]),
  30_000,
);

describe('the offers', () => {
  it('[ONR-01] the best one stands first, marked and chosen, with rate and fee', async () => {
    await openOffers([offer('a', 26), offer('b', 27)], page);
    const [first] = await screen.findAllByRole<HTMLInputElement>('radio');
    expect(first?.checked).toBe(true);
    expect(first?.closest('label')?.textContent).toContain(
      'Seller bBest offerRate $18 · Fee $9.50You get27\u00a0USDT',
    );
    expect(screen.getByRole('button', { name: 'Continue with Seller b' })).toBeTruthy();
  });

  it('[ONR-01] [METH-06] a seller without a mark of the widget has the server’s picture', async () => {
    const { container } = await openOffers([{ ...offer('a', 26), iconId: 'seller-a' }, offer('b', 25)], page);
    await vi.waitFor(() => {
      const pictures = [...container.querySelectorAll('img')].map(img => img.getAttribute('src'));
      expect(pictures).toEqual([expect.stringContaining('/cashier/icons/seller-a.svg')]);
    });
  });

  it.each([
    [{ rate: undefined }, 'Fee $9.50You get'],
    [{ fee: undefined }, 'Rate $18You get'],
    [{ rate: undefined, fee: 0.004 }, 'Fee $0.004You get'],
    [{ rate: undefined, fee: undefined }, 'Seller aYou get'],
  ])('[ONR-01] of rate and fee is told what the seller says: %j', async (given, told) => {
    await openOffers([{ ...offer('a', 26), ...given }], page);
    const [first] = await screen.findAllByRole('radio');
    expect(first?.closest('label')?.textContent).toContain(told);
  });

  it.each([
    [0.000412, 'Rate $0.000412'],
    // In yen, without decimals, it read as 1.
    [1.4937, 'Rate $1.4937'],
  ])('[ONR-01] a rate is told with the decimals that it has: %s', async (rate, told) => {
    await openOffers([{ ...offer('a', 26), rate }], page);
    const [first] = await screen.findAllByRole('radio');
    expect(first?.closest('label')?.textContent).toContain(`${told} `);
  });

  it.each(['accepted', 'processed', 'mistaked'])(
    '[DEP-09] news of the deposit (%s) are told on complete: never that there are no offers',
    async status => {
      const test = await openOffers([offer('a', 26)], page);
      await screen.findByRole('radio');
      act(() => test.transport.push('deposit.status', { depositId: 'd-1', status }));
      await vi.waitFor(() => expect(path(test)).toBe('/deposit/complete'));
      expect(screen.queryByText('No offers for this amount')).toBeNull();
    },
  );

  it.each(['accepted', 'processed', 'mistaked'])(
    '[DEP-09] the status is asked for too: of one that is opened again nothing may be pushed: %s',
    async status => {
      const test = await openOffers([offer('a', 26)], page);
      await screen.findByRole('radio');
      test.transport.answer('deposit-status', { depositId: 'd-1', status });
      act(() => test.transport.reconnect());
      await vi.waitFor(() => expect(path(test)).toBe('/deposit/complete'));
    },
  );

  it('[ONR-01] [DEP-04] goes on with the chosen one, in the window of the click', async () => {
    const test = await openOffers([offer('a', 26), offer('b', 27)], page);
    await test.player.click(await screen.findByRole('radio', { name: 'Seller a' }));
    await test.player.dblClick(screen.getByRole('button', { name: 'Continue with Seller a' }));
    await vi.waitFor(() => expect(path(test)).toBe('/deposit/complete'));
    expect(test.transport.sent('external-deposit-continue')).toEqual([{ depositId: 'd-1', offerId: 'a' }]);
    expect(popUp.replace.mock.calls).toEqual([['https://pay.example/x?session=s']]);
  });

  it('[ONR-01] an empty list is said, with ways on', async () => {
    const test = await openOffers([], page);
    expect(await screen.findByText('No offers for this amount')).toBeTruthy();
    await test.player.click(screen.getByRole('button', { name: 'Change the amount' }));
    expect(path(test)).toBe('/deposit/onramp');
    act(() => void test.cashier.router.back());
    expect(path(test)).toBe('/deposit');
  });

  it('[DEP-05] offers that cannot be read did not come: that is not told as none', async () => {
    await openOffers('none', page);
    expect(await screen.findAllByText(/details did not arrive|nothing here to pay to/)).toHaveLength(2);
    expect(screen.queryByText('No offers for this amount')).toBeNull();
  });

  it('[DEP-07] an error of the seller leads to complete: mistaked, target on-ramp', async () => {
    const test = await openOffers([offer('a', 26)], { error: 'offer_expired' });
    await test.player.click(await screen.findByRole('button', { name: 'Continue with Seller a' }));
    await vi.waitFor(() => expect(path(test)).toBe('/deposit/complete'));
    expect(test.cashier.router.current().query).toEqual({ status: 'mistaked', target: 'on-ramp' });
    expect(test.cashier.transaction.status).toBe('mistaked');
    expect(popUp.close).toHaveBeenCalled();
    act(() => void test.cashier.router.back());
    expect(path(test)).toBe('/deposit');
  });

  it('[DEP-07] [API-06] an error that is an empty list is none', async () => {
    const test = await openOffers([offer('a', 26)], { ...page, error: [] });
    await test.player.click(await screen.findByRole('button', { name: 'Continue with Seller a' }));
    await vi.waitFor(() => expect(path(test)).toBe('/deposit/complete'));
    expect(popUp.replace).toHaveBeenCalledWith('https://pay.example/x?session=s');
    expect(test.cashier.transaction.status).toBe('waiting');
  });

  it('[DEP-07] an answer without a page leads to complete, which says that where to pay did not come', async () => {
    const test = await openOffers([offer('a', 26)], {});
    await test.player.click(await screen.findByRole('button', { name: 'Continue with Seller a' }));
    expect(await screen.findByText('The payment details did not arrive')).toBeTruthy();
    expect(popUp.close).toHaveBeenCalled();
    act(() => void test.cashier.router.back());
    expect(path(test)).toBe('/deposit');
    act(() => test.cashier.router.navigate('/deposit/onramp/offer-list'));
    test.transport.answer('external-deposit-continue', page);
    await test.player.click(await screen.findByRole('button', { name: 'Continue with Seller a' }));
    expect(await screen.findByText('Waiting for your payment')).toBeTruthy();
  });

  it('[DEP-04] where the browser opens no window, the page to pay on is a click away', async () => {
    const test = await openOffers([offer('a', 26)], page);
    vi.stubGlobal('open', () => null);
    await test.player.click(await screen.findByRole('button', { name: 'Continue with Seller a' }));
    await vi.waitFor(() => expect(path(test)).toBe('/form'));
    const link = await screen.findByRole<HTMLAnchorElement>('link');
    expect(link.href).toBe('https://pay.example/x?session=s');
  });

  it('[DEP-04] a native app is told of the page, and no window opens', async () => {
    const test = await openOffers([offer('a', 26)], page);
    const open = vi.fn();
    vi.stubGlobal('open', open);
    test.cashier.user.platform = 'ios';
    await test.player.click(await screen.findByRole('button', { name: 'Continue with Seller a' }));
    await vi.waitFor(() => expect(path(test)).toBe('/deposit/complete'));
    expect(test.told('openExtBrowser')).toMatchObject([{ url: 'https://pay.example/x' }]);
    expect(open).not.toHaveBeenCalled();
  });

  it.each([
    ['fails', networkFailure(), 'Network connection failed'],
    ['is refused', refusal(409), 'The payment provider could not do this.'],
  ])('[DEP-04] [ERR-03] a call that %s closes the window and leaves the offers', async (_, answer, text) => {
    const test = await openOffers([offer('a', 26)], answer);
    await test.player.click(await screen.findByRole('button', { name: 'Continue with Seller a' }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(path(test)).toBe('/deposit/onramp/offer-list');
    expect(popUp.close).toHaveBeenCalled();
  });

  it('[ONR-01] [ERR-03] the failure of the first try does not stand beside the success of the second', async () => {
    const test = await openOffers([offer('a', 26)], networkFailure());
    const button = await screen.findByRole('button', { name: 'Continue with Seller a' });
    await test.player.click(button);
    await screen.findByText('Network connection failed');
    test.transport.answer('external-deposit-continue', page);
    await vi.waitFor(() => expect(button.ariaDisabled ?? 'false').toBe('false'));
    await test.player.click(button);
    await vi.waitFor(() => expect(path(test)).toBe('/deposit/complete'));
    expect(test.cashier.notifications.list).toEqual([]);
  });

  it('[ONR-01] [DEP-14] a deposit that the server did not name is asked for by its request, and goes on', async () => {
    const test = await openOffers([offer('a', 26)], page, { depositId: null });
    await test.player.click(await screen.findByRole('button', { name: 'Continue with Seller a' }));
    await vi.waitFor(() => expect(path(test)).toBe('/deposit/complete'));
    expect(test.transport.sent('external-deposit-continue')).toEqual([{ depositId: 'd-1', offerId: 'a' }]);
    expect(test.told('onCreateTransaction')).toMatchObject([{ depositId: 'd-1', amount: 500 }]);
  });

  it('[ONR-01] [DEP-07] a second press before the first is drawn is none', async () => {
    const test = await openOffers([offer('a', 26)], page);
    const button = await screen.findByRole('button', { name: 'Continue with Seller a' });
    act(() => {
      button.click();
      button.click();
    });
    await vi.waitFor(() => expect(path(test)).toBe('/deposit/complete'));
    expect(test.transport.sent('external-deposit-continue')).toHaveLength(1);
  });

  it.each([
    ['who has gone back', (test: RenderedCashier) => test.cashier.router.back(), '/deposit'],
    [
      'who reads that it has failed',
      ({ transport }: RenderedCashier) =>
        transport.push('deposit.status', { depositId: 'd-1', status: 'mistaked' }),
      '/deposit/complete',
    ],
  ])('[ONR-01] [DEP-04] a player %s is not sent to pay by a late answer', async (_, leave, at) => {
    const answer = deferred();
    const test = await openOffers([offer('a', 26)], () => answer.promise);
    await test.player.click(await screen.findByRole('button', { name: 'Continue with Seller a' }));
    await vi.waitFor(() => expect(test.transport.sent('external-deposit-continue')).toHaveLength(1));
    act(() => void leave(test));
    await vi.waitFor(() => expect(path(test)).toBe(at));
    await act(async () => answer.resolve(page));
    await vi.waitFor(() => expect(popUp.close).toHaveBeenCalled());
    expect(popUp.replace).not.toHaveBeenCalled();
    expect(path(test)).toBe(at);
  });

  it('[ONR-01] no offer is taken for a player who has left while its deposit was asked for', async () => {
    const named = deferred();
    const test = await openOffers([offer('a', 26)], page, { depositId: null, status: () => named.promise });
    await test.player.click(await screen.findByRole('button', { name: 'Continue with Seller a' }));
    await vi.waitFor(() => expect(test.transport.sent('deposit-status')).not.toEqual([]));
    act(() => void test.cashier.router.back());
    await act(async () => named.resolve({ depositId: 'd-1', status: 'waiting' }));
    await vi.waitFor(() => expect(popUp.close).toHaveBeenCalled());
    expect(test.transport.sent('external-deposit-continue')).toEqual([]);
  });

  it('[ONR-01] where nobody can name it the player is told, and nothing goes on', async () => {
    const test = await openOffers([offer('a', 26)], page, { depositId: null, status: { status: 'waiting' } });
    await test.player.click(await screen.findByRole('button', { name: 'Continue with Seller a' }));
    await vi.waitFor(() => expect(test.told('onDisplayError')).toHaveLength(1));
    expect(test.transport.sent('external-deposit-continue')).toEqual([]);
    expect(popUp.close).toHaveBeenCalled();
  });

  it('[DEP-06] an unsafe page is not opened', async () => {
    const test = await openOffers([offer('a', 26)], { ...page, source: 'javascript:alert(1)' });
    await test.player.click(await screen.findByRole('button', { name: 'Continue with Seller a' }));
    await vi.waitFor(() => expect(popUp.close).toHaveBeenCalled());
    expect(popUp.replace).not.toHaveBeenCalled();
    expect(path(test)).toBe('/deposit/onramp/offer-list');
    // The deposit exists: the message names it.
    const told = { message: expect.stringContaining('not safe'), reference: 'd-1' };
    expect(test.told('onDisplayError')).toMatchObject([told]);
    expect(test.told('Error')).toMatchObject([{ message: 'The redirect address is not safe' }]);
  });
});
