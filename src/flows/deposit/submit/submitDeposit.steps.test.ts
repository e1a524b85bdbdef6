import { describe, expect, it, vi } from 'vitest';
import { networkFailure, refusal } from '../../../../tests/support/unit/createFakeTransport';
import { deferred } from '../../../../tests/support/unit/deferred';
import { CREATE, created, openSubmit as open, setUpBrowser } from '../../../../tests/support/unit/openSubmit';
import { sampleFormField, sampleMethod } from '../../../../tests/support/unit/samples';
import { MINUTE_MS } from '../../../spec/timers';
import type { Cashier } from '../../../state/Cashier';
import { noAskedFields } from '../../../state/createDepositState';
import type { DepositIntent } from '../../../state/DepositIntent';
import { depositStage } from '../complete/depositView';
import { followTransaction } from '../complete/followTransaction';
import { pendingDeposits, pendingList } from '../pending/pendingList';

setUpBrowser();

describe('[DEP-01] what the player does while a deposit is on its way', () => {
  const asking = { depositId: 'd-1', extraFields: [sampleFormField()] };

  it('a further step stays one of its deposit, and no other takes its fields over', async () => {
    const session = deferred();
    const { submit, done, transport, told, cashier } = await open(
      created({ depositId: undefined, pageId: 'other' }),
      {
        answers: { 'session-start': () => session.promise },
      },
    );
    Object.assign(cashier.deposit, asking);
    submit();
    await vi.waitFor(() => expect(transport.sent('session-start')).toHaveLength(1));
    // Another method is chosen, whose form has been asked for fields before.
    Object.assign(cashier.deposit, { ...noAskedFields(), depositId: 'd-2' });
    cashier.methods.selectedCountry = 'UZ';
    session.reject(networkFailure());
    await done();
    expect(transport.sent(CREATE)).toMatchObject([{ depositId: 'd-1' }]);
    expect(transport.sent(CREATE)[0]).not.toHaveProperty('selectedCountry');
    expect(cashier.transaction.depositId).toBe('d-1');
    expect(told('onCreateTransaction')).toEqual([]);
  });

  it.each(['d-1', undefined])(
    '[DEP-03] [DEP-05] fields that are required, and named by a form beside it, are that form (%s)',
    async depositId => {
      const unifiedFlow = { title: 'More', fields: [sampleFormField()] };
      const answer = created({ depositId, isFieldsRequired: true, fields: [], data: { unifiedFlow } });
      const { submit, done, path, told, cashier } = await open(answer);
      submit();
      await done();
      expect(path()).toBe('/deposit/redirect/unified-form');
      expect(cashier.transaction.answer?.data?.unifiedFlow).toMatchObject(unifiedFlow);
      expect(told('onDisplayError')).toEqual([]);
    },
  );

  it('[DEP-09] [CRY-01] a further step forgets nothing that is known of its deposit', async () => {
    const { submit, done, cashier } = await open(created({ pageId: 'pix', data: { pixKey: 'k' } }));
    const known = { depositId: 'd-1', status: 'processed', txid: '0x1', wallet: 'TRON' } as const;
    Object.assign(cashier.transaction, known);
    submit({ depositId: 'd-1' });
    await done();
    expect(cashier.transaction).toMatchObject(known);
    submit();
    await done();
    Object.assign(cashier.transaction, { depositId: 'd-0' });
    submit();
    await done();
    expect(cashier.transaction).toMatchObject({
      depositId: 'd-1',
      status: 'waiting',
      txid: null,
      wallet: null,
    });
  });

  it('[DEP-14] its answer is not told as another creation', async () => {
    const answer = deferred();
    const { submit, done, transport, told, cashier } = await open(() => answer.promise);
    Object.assign(cashier.deposit, asking);
    submit();
    await vi.waitFor(() => expect(transport.sent(CREATE)).toHaveLength(1));
    Object.assign(cashier.deposit, noAskedFields());
    answer.resolve(created());
    await done();
    expect(told('onCreateTransaction')).toEqual([]);
  });
});

it('[API-04] [DEP-10] a further step whose answer was lost leaves its deposit the time of its creation', async () => {
  vi.useFakeTimers();
  const flow = created({ data: { unifiedFlow: { fields: [sampleFormField()] } } });
  const answers = { 'deposit-status': { depositId: 'd-1', status: 'accepted' } };
  const { submit, cashier, transport } = await open(flow, { answers });
  submit();
  await vi.advanceTimersByTimeAsync(1);
  const { createdAt } = cashier.transaction;
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  transport.answer(CREATE, networkFailure());
  submit({ depositId: 'd-1' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(cashier.transaction).toMatchObject({ status: 'accepted', createdAt });
  expect(pendingDeposits(cashier)).toMatchObject([{ depositId: 'd-1', createdAt }]);
});

describe('[DEP-03] fields that are asked for once another deposit of the same method is in its form', () => {
  const fields = [sampleFormField({ name: 'of_d1' })];

  /** Sends d-1, and opens d-2 in the same form before the answer. */
  async function openBoth(path: string, sent: Partial<DepositIntent>, openNext: (cashier: Cashier) => void) {
    const answer = deferred();
    const test = await open(() => answer.promise);
    const { cashier, transport } = test;
    cashier.deposit.method = sampleMethod();
    cashier.router.navigate(path);
    test.submit(sent);
    await vi.waitFor(() => expect(transport.sent(CREATE)).toHaveLength(1));
    cashier.router.navigate('/deposit', { isReset: true });
    openNext(cashier);
    cashier.router.navigate(path);
    answer.resolve(created({ isFieldsRequired: true, fields }));
    await test.done();
    return cashier;
  }

  it('are not those of its further form', async () => {
    const cashier = await openBoth(
      '/deposit/redirect/unified-form',
      { depositId: 'd-1' },
      ({ transaction }) => Object.assign(transaction, { depositId: 'd-2' }),
    );
    expect(cashier.deposit).toMatchObject(noAskedFields());
  });

  it('nor of its method’s form', async () => {
    const next = { depositId: 'd-2', extraFields: [sampleFormField({ name: 'of_d2' })] };
    const cashier = await openBoth('/deposit/redirect', { askedId: 'd-1' }, ({ deposit }) =>
      Object.assign(deposit, next),
    );
    expect(cashier.deposit).toMatchObject(next);
    expect(pendingDeposits(cashier)).toMatchObject([{ depositId: 'd-1' }]);
  });
});

describe('[DEP-03] [DEP-09] fields that are refused', () => {
  const asking = { depositId: 'd-1', extraFields: [sampleFormField()] };
  const closed = refusal(409, 'banking.depositClosed');

  async function openRefused(answer: unknown, refused: unknown = closed) {
    const test = await open(refused, { answers: { 'deposit-status': answer } });
    Object.assign(test.cashier.deposit, asking);
    test.submit();
    await test.done();
    return test;
  }

  it('because the deposit has arrived meanwhile: that is what the player reads, and not to try another way', async () => {
    const { path, cashier, transport, told } = await openRefused({ depositId: 'd-1', status: 1 });
    expect(transport.sent('deposit-status')[0]).toEqual({ depositId: 'd-1' });
    expect(path()).toBe('/deposit/complete');
    expect(cashier.transaction).toMatchObject({ depositId: 'd-1', status: 'processed' });
    expect(cashier.notifications.list).toEqual([]);
    expect(cashier.deposit).toMatchObject({ ...noAskedFields(), refused: [] });
    expect(told('onCreateTransaction')).toEqual([]);
  });

  it('because it has failed meanwhile: its end is shown, and why the fields were refused', async () => {
    const { path, cashier } = await openRefused({ status: 'mistaked', message: 'The code came too late' });
    expect(path()).toBe('/deposit/complete');
    expect(cashier.transaction).toMatchObject({ status: 'mistaked', message: 'The code came too late' });
    expect(cashier.notifications.list).toMatchObject([{ content: 'This deposit is already closed.' }]);
  });

  it('[API-04] under a status of success, once nothing was made by it: the same', async () => {
    vi.useFakeTimers();
    const answer = (data: object) =>
      'depositId' in data ? { status: 'processed' } : refusal(404, 'banking.depositUnknown');
    const opening = openRefused(answer, { message: 'Closed', code: 'banking.depositClosed' });
    await vi.advanceTimersByTimeAsync(2_000);
    const { path, cashier } = await opening;
    expect(path()).toBe('/deposit/complete');
    expect(cashier.transaction).toMatchObject({ depositId: 'd-1', status: 'processed' });
    expect(cashier.notifications.list).toEqual([]);
  });

  it('with another amount than the deposit was made with: its own is shown', async () => {
    const { submit, done, cashier, transport } = await open(created({ isFieldsRequired: true, fields: [] }), {
      answers: { 'deposit-status': { depositId: 'd-1', status: 1 } },
    });
    submit();
    await done();
    transport.answer(CREATE, closed);
    submit({ amount: 900 });
    await done();
    expect(cashier.transaction).toMatchObject({ depositId: 'd-1', status: 'processed', amount: 100 });
  });

  it.each(['accepted', 'PAYED'])(
    'because its payment is seen already, %s: the player reads so, and not to pay another way',
    async status => {
      const { path, cashier } = await openRefused({ status });
      expect(path()).toBe('/deposit/complete');
      expect(cashier.transaction).toMatchObject({ depositId: 'd-1', status: 'accepted' });
      expect(cashier.notifications.list).toEqual([]);
      expect(cashier.deposit.refused).toEqual([]);
    },
  );

  it('[ERR-03] of one that stands suggest no other method', async () => {
    const { cashier } = await openRefused({ status: 'waiting' }, refusal(418));
    expect(cashier.notifications.list).toMatchObject([
      { content: 'The payment provider could not do this.' },
    ]);
  });

  it.each([
    ['of one that is open', { status: 'waiting' }],
    ['of one with a word of the bank’s own', { status: 'pending' }],
    ['where the answer is about another', { depositId: 'd-2', status: 'processed' }],
    ['where nobody can say', networkFailure()],
  ])('%s stay on the form', async (_, answer) => {
    const { path, cashier } = await openRefused(answer);
    expect(path()).toBe('/deposit');
    expect(cashier.deposit).toMatchObject(asking);
    expect(cashier.notifications.list).toHaveLength(1);
  });

  it.each([
    ['with the token', 401],
    ['as too many calls came', 429],
  ])('%s are not asked about: that would be refused too', async (_, status) => {
    const { transport, submit, cashier } = await open(refusal(status), {
      answers: { 'deposit-status': { status: 1 } },
    });
    Object.assign(cashier.deposit, asking);
    submit();
    // A host may first have to fetch a token (USER-09).
    await vi.waitFor(() => expect(cashier.notifications.list).toHaveLength(1), 4_000);
    expect(transport.sent('deposit-status')).toEqual([]);
  });
});

describe('[API-04] an unknown outcome', () => {
  it('[IND-01] [ERR-03] a refused step of one that may be paid leads to no other method', async () => {
    const { submit, done, cashier } = await open(refusal(410, 'banking.unheardOf'));
    submit({ depositId: 'd-1' });
    await done();
    expect(cashier.notifications.list).toMatchObject([
      { content: 'The payment provider could not do this.' },
    ]);
  });

  it('[DEP-03] a refused step says nothing of another deposit, whose form has asked for fields', async () => {
    const answers = { 'deposit-status': { status: 'processed' } };
    const { submit, done, cashier, path } = await open(refusal(410), { answers });
    Object.assign(cashier.deposit, { depositId: 'd-2', extraFields: [sampleFormField()] });
    submit({ depositId: 'd-1' });
    await done();
    expect(path()).toBe('/deposit');
    expect(cashier.transaction.status).toBe('waiting');
  });

  it('[IND-01] a step of a deposit that is kept leaves that one to be found, and is no deposit of its own', async () => {
    const kept = {
      depositId: 'd-1',
      requestId: null,
      paymentMethod: 'mercado_pago',
      methodText: 'Mercado Pago',
      amount: 100,
      currency: 'MXN',
      selectedCountry: 'MX',
      createdAt: new Date(Date.now() - MINUTE_MS).toISOString(),
      path: '/deposit/india/invoice',
      answer: { pageId: 'prepared-invoice', data: { upiId: 'shop@bank' } },
    };
    const { submit, path, cashier, transport } = await open(networkFailure(), {
      answers: { 'deposit-status': networkFailure() },
    });
    pendingList.put(cashier, kept);
    vi.useFakeTimers();
    submit({ depositId: 'd-1' });
    await vi.advanceTimersByTimeAsync(1);
    expect(pendingDeposits(cashier)).toMatchObject([kept]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(path()).toBe('/deposit/complete');
    const [{ requestId } = {}] = transport.sent(CREATE);
    expect(pendingDeposits(cashier)).toMatchObject([{ ...kept, requestId }]);
    // The step has never arrived: the deposit may be paid all the same.
    transport.answer('deposit-status', (data: object) =>
      'depositId' in data ? { status: 'waiting' } : refusal(404, 'banking.depositUnknown'),
    );
    const stop = followTransaction(cashier);
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    stop();
    expect(cashier.transaction).toMatchObject({ depositId: 'd-1', isNotCreated: false });
    // It may have arrived as well, and then the player has paid by it.
    expect(depositStage(cashier.transaction)).toBe('checking');
  });
});
