import { describe, expect, it, vi } from 'vitest';
import { networkFailure, refusal } from '../../../tests/support/unit/createFakeTransport';
import { createTestCashier } from '../../../tests/support/unit/createTestCashier';
import { deferred } from '../../../tests/support/unit/deferred';
import { sampleMethod } from '../../../tests/support/unit/samples';
import { pendingDeposits } from '../../flows/deposit/pending/pendingList';
import type { HoldEvent } from '../../host/HoldEvent';
import { submitIndia } from './submitIndia';

const guide = '/deposit/video-instruction';

it.each([
  ['shows where only the guide stood above the form: pressed again it would be prepared twice', guide, false],
  ['shows where the player has come back to the form', '/deposit/india', true],
  ['takes nobody away who has left', '/withdrawal', true],
])('[IND-01] an invoice that is prepared late %s', async (_, elsewhere, isReset) => {
  const prepared = deferred();
  const { cashier, transport } = await createTestCashier({
    answers: { 'deposit-prepare': () => prepared.promise },
  });
  const { router, deposit } = cashier;
  router.navigate('/deposit/india');
  const method = sampleMethod({ name: 'upi_invoice', cardViewType: 'india' });
  submitIndia(cashier, { method, amount: 500, fields: {} });
  await vi.waitFor(() => expect(transport.sent('deposit-prepare')).toHaveLength(1));
  router.navigate(elsewhere, { isReset });
  prepared.resolve({ depositId: 'd-1', data: { upiId: 'shop@okbank' } });
  await vi.waitFor(() => expect(deposit.isSubmitting).toBe(false));
  expect(router.current().path).toBe(elsewhere === '/withdrawal' ? elsewhere : '/deposit/india/invoice');
  expect(pendingDeposits(cashier)).toMatchObject([{ depositId: 'd-1', path: '/deposit/india/invoice' }]);
});

it('[ERR-03] [IND-01] what was said of a try goes with the next', async () => {
  const { cashier, transport } = await createTestCashier();
  const { notifications, router, deposit } = cashier;
  transport.answer('deposit-prepare', refusal(422), { depositId: 'd-1', data: { upiId: 'shop@okbank' } });
  router.navigate('/deposit/india');
  const press = async () => {
    submitIndia(cashier, { method: sampleMethod({ cardViewType: 'india' }), amount: 500, fields: {} });
    await vi.waitFor(() => expect(deposit.isSubmitting).toBe(false));
  };
  await press();
  expect(notifications.list).toHaveLength(1);
  await press();
  expect(router.current().path).toBe('/deposit/india/invoice');
  expect(notifications.list).toEqual([]);
});

it('[API-04] [IND-01] a bank that repeats its answer to an id, also that it has failed, is asked under another one in the end', async () => {
  const { cashier, transport } = await createTestCashier();
  transport.answer('deposit-prepare', refusal(500));
  cashier.router.navigate('/deposit/india');
  for (let press = 0; press < 3; press++) {
    submitIndia(cashier, { method: sampleMethod({ cardViewType: 'india' }), amount: 500, fields: {} });
    await vi.waitFor(() => expect(cashier.deposit.isSubmitting).toBe(false));
  }
  const [first, second, third] = transport.sent('deposit-prepare').map(({ requestId }) => requestId);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('[DEP-01] [IND-01] while another tab makes a deposit none is prepared, and the player reads why', async () => {
  const request = (_: string, __: object, run: (lock: null) => Promise<void>) => run(null);
  vi.stubGlobal('navigator', { ...navigator, locks: { request } });
  const { cashier, transport } = await createTestCashier();
  cashier.router.navigate('/deposit/india');
  submitIndia(cashier, { method: sampleMethod({ cardViewType: 'india' }), amount: 500, fields: {} });
  await vi.waitFor(() => expect(cashier.deposit.isSubmitting).toBe(false));
  expect(transport.sent('deposit-prepare')).toEqual([]);
  expect(cashier.notifications.list[0]?.content).toContain('another tab');
});

it('[DEP-01] [IND-01] a second press while one is prepared prepares no other', async () => {
  const { cashier, transport } = await createTestCashier({
    answers: { 'deposit-prepare': { depositId: 'd-1', data: { upiId: 'shop@okbank' } } },
  });
  cashier.router.navigate('/deposit/india');
  const press = () =>
    submitIndia(cashier, { method: sampleMethod({ cardViewType: 'india' }), amount: 500, fields: {} });
  press();
  press();
  await vi.waitFor(() => expect(cashier.deposit.isSubmitting).toBe(false));
  expect(transport.sent('deposit-prepare')).toHaveLength(1);
});

it('[HOST-11] [IND-01] nothing is prepared where the host refuses', async () => {
  const { cashier, transport } = await createTestCashier();
  const refuse = vi.fn((event: Event) => event.preventDefault());
  cashier.handle.element.addEventListener('before-submit', refuse);
  cashier.router.navigate('/deposit/india');
  submitIndia(cashier, { method: sampleMethod({ cardViewType: 'india' }), amount: 500, fields: {} });
  await vi.waitFor(() => expect(cashier.deposit.isSubmitting).toBe(false));
  expect(refuse).toHaveBeenCalledOnce();
  expect(transport.sent('deposit-prepare')).toEqual([]);
});

const prepared = { depositId: 'd-1', data: { upiId: 'shop@okbank' } };

it('[HOST-11] [IND-01] nothing is prepared before the host has answered', async () => {
  const { cashier, transport } = await createTestCashier({ answers: { 'deposit-prepare': prepared } });
  const held = deferred();
  cashier.handle.element.addEventListener('before-submit', event => {
    (event as HoldEvent<'before-submit'>).respondWith(held.promise as Promise<true>);
  });
  cashier.router.navigate('/deposit/india');
  submitIndia(cashier, { method: sampleMethod({ cardViewType: 'india' }), amount: 500, fields: {} });
  await new Promise(resolve => setTimeout(resolve));
  expect(transport.sent('deposit-prepare')).toEqual([]);
  held.resolve(true);
  await vi.waitFor(() => expect(transport.sent('deposit-prepare')).toHaveLength(1));
});

it('[DEP-11] an invoice by a method without a category is no fiat one for analytics, as no deposit by it is', async () => {
  const { cashier, told } = await createTestCashier({ answers: { 'deposit-prepare': prepared } });
  cashier.timings.methodsShownAt = 0;
  const method = sampleMethod({ cardViewType: 'india', category: '' });
  submitIndia(cashier, { method, amount: 500, fields: {} });
  await vi.waitFor(() => expect(cashier.deposit.isSubmitting).toBe(false));
  expect(told('onAnalyticsEvent')).toMatchObject([{ method_type: 'default' }]);
});

it('[DEP-08] [DEP-11] [METH-05] an invoice has a payment session, names the chosen region, and is told as a submit', async () => {
  const { cashier, transport, told } = await createTestCashier({
    answers: { 'deposit-prepare': prepared, 'session-start': { payment_session_id: 's-1' } },
  });
  cashier.methods.selectedCountry = 'IN';
  cashier.timings.methodsShownAt = 0;
  cashier.router.navigate('/deposit/india');
  submitIndia(cashier, { method: sampleMethod({ cardViewType: 'india' }), amount: 500, fields: {} });
  await vi.waitFor(() => expect(transport.sent('deposit-prepare')).toHaveLength(1));
  expect(transport.sent('session-start')).toMatchObject([{ amount: 500 }]);
  expect(transport.sent('deposit-prepare')).toMatchObject([{ selectedCountry: 'IN' }]);
  expect(told('onAnalyticsEvent')).toMatchObject([
    { name: 'deposit_submit', method_type: 'fiat', submit_amount: 500 },
  ]);
  await vi.waitFor(() => expect(cashier.deposit.isSubmitting).toBe(false));
  expect(told('onCreateTransaction')).toMatchObject([{ depositId: 'd-1', amount: 500 }]);
  expect(cashier.transaction).toMatchObject({ depositId: 'd-1', requestId: null });
});

it.each([
  ['upi_invoice', undefined, 'deposit-prepare'],
  ['upi_invoice', false, 'deposit-create'],
  ['upi_qr', undefined, 'deposit-create'],
  ['upi_qr', true, 'deposit-prepare'],
])(
  '[DEP-04] [DEP-07] %s, whose preparation the server calls required: %s, begins with %s',
  async (name, isPreparationRequired, call) => {
    const { cashier, transport } = await createTestCashier({
      answers: { 'deposit-prepare': prepared, 'deposit-create': { apiResponse: { depositId: 'd-1' } } },
    });
    const method = sampleMethod({
      name,
      cardViewType: 'india',
      ...(isPreparationRequired !== undefined && { isPreparationRequired }),
    });
    cashier.router.navigate('/deposit/india');
    submitIndia(cashier, { method, amount: 500, fields: {} });
    await vi.waitFor(() => expect(transport.sent(call)).toHaveLength(1));
    await vi.waitFor(() => expect(cashier.deposit.isSubmitting).toBe(false));
    const calls = ['deposit-prepare', 'deposit-create'].flatMap(path => transport.sent(path).map(() => path));
    expect(calls).toEqual([call]);
  },
);

describe('[API-04] [IND-01] an invoice is asked for by', () => {
  const method = sampleMethod({ cardViewType: 'india' });
  /** Presses in a page of its own; resolves to the requestId that was sent. */
  async function press(answer: unknown, name = method.name): Promise<unknown> {
    const { cashier, transport } = await createTestCashier({ answers: { 'deposit-prepare': answer } });
    cashier.router.navigate('/deposit/india');
    submitIndia(cashier, { method: { ...method, name }, amount: 500, fields: {} });
    await vi.waitFor(() => expect(transport.sent('deposit-prepare')).toHaveLength(1));
    // The answer of a page that is gone comes to nobody.
    if (!(answer instanceof Promise))
      await vi.waitFor(() => expect(cashier.deposit.isSubmitting).toBe(false));
    return transport.sent('deposit-prepare')[0]?.['requestId'];
  }

  it.each([
    ['the network', networkFailure()],
    ['a reload', new Promise(() => {})],
    ['a gateway', refusal(502, undefined, 'HTTP 502')],
  ])('the same requestId where its answer was lost to %s', async (_, lost) => {
    const first = await press(lost);
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(await press(prepared, 'another')).not.toBe(first);
    expect(await press(prepared)).toBe(first);
    // That one has been shown: paying the same again is another invoice.
    expect(await press(prepared)).not.toBe(first);
  });

  it.each([
    ['refused', refusal(422)],
    ['refused under a status of success', { message: 'Not today', code: 'banking.merchantClientError' }],
    ['answered unreadably', { depositId: {} }],
  ])('another one where it was %s', async (_, answer) => {
    expect(await press(answer)).not.toBe(await press(prepared));
  });

  it('another one after ten minutes', async () => {
    const first = await press(networkFailure());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 });
    expect(await press(prepared)).not.toBe(first);
  });
});
