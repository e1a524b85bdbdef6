import { describe, expect, it, vi } from 'vitest';
import { networkFailure, refusal } from '../../../../tests/support/unit/createFakeTransport';
import { deferred } from '../../../../tests/support/unit/deferred';
import { CREATE, created, openSubmit as open, setUpBrowser } from '../../../../tests/support/unit/openSubmit';
import { sampleMethod } from '../../../../tests/support/unit/samples';
import type { PaymentMethod } from '../../../api/contract/method';
import { TransportError } from '../../../transport/TransportError';
import { depositStage } from '../complete/depositView';
import { pendingDeposits } from '../pending/pendingList';

const browser = setUpBrowser();

const METHODS: Record<string, Partial<PaymentMethod>> = {
  crypto: { name: 'btc', category: 'crypto' },
  cash_methods: { name: 'counter', category: 'cash_methods', cardViewType: 20 },
  'e-money': { name: 'wallet', category: 'e-money' },
};

const UNKNOWN: [string, Error][] = [
  ['no answer', networkFailure()],
  ['a timeout', new TransportError('Request timeout', { kind: 'timeout' })],
  [
    'an answer that is not JSON',
    new TransportError('deposit-create: the answer is not JSON', { kind: 'broken' }),
  ],
  ['a failure of the server', refusal(502)],
  ['a connection closed under it', new TransportError('Aborted', { kind: 'aborted' })],
];

describe('[API-04] an unknown outcome', () => {
  it.each(UNKNOWN)(
    'after %s it asks by the request’s id, and follows the deposit that exists',
    async (_, error) => {
      const { submit, done, transport, path, cashier, told } = await open(error, {
        answers: { 'deposit-status': { depositId: 'd-9', status: 'accepted' } },
      });
      submit();
      await done();
      const [{ requestId } = {}] = transport.sent(CREATE);
      expect(transport.sent('deposit-status')).toEqual([{ requestId }]);
      expect(transport.sent(CREATE)).toHaveLength(1);
      expect(path()).toBe('/deposit/complete');
      expect(cashier.transaction).toMatchObject({ depositId: 'd-9', status: 'accepted' });
      expect(told('onCreateTransaction')).toMatchObject([{ depositId: 'd-9', amount: 100, currency: 'MXN' }]);
      expect(browser.popUp.close).toHaveBeenCalled();
      // A refusal was told by the transport.
      expect(told('Error')).toHaveLength(Reflect.get(error, 'kind') === 'refused' ? 0 : 1);
      submit();
      await done();
      expect(transport.sent(CREATE)[1]?.requestId).not.toBe(requestId);
    },
  );

  it.each([
    ['crypto', 'waiting', '/deposit/crypto/address'],
    ['cash_methods', 'waiting', '/deposit/host-to-host'],
    ['crypto', 'processed', '/deposit/complete'],
    ['e-money', 'waiting', '/deposit/complete'],
  ])(
    '[DEP-05] by %s that is found %s leads to %s: where to pay was lost with the answer, and the page says so',
    async (kind, status, page) => {
      const { submit, done, path, cashier } = await open(networkFailure(), {
        answers: { 'deposit-status': { depositId: 'd-9', status } },
      });
      submit({ method: sampleMethod(METHODS[kind]) });
      await done();
      expect(path()).toBe(page);
      expect(cashier.transaction).toMatchObject({ depositId: 'd-9', status });
      expect(depositStage(cashier.transaction)).toBe(status === 'waiting' ? 'no-details' : status);
    },
  );

  it('where none exists, asked twice, it may be tried again, with the same id for the same content', async () => {
    const { submit, transport, path, cashier } = await open(networkFailure(), {
      answers: { 'deposit-status': refusal(404, 'banking.depositUnknown') },
    });
    vi.useFakeTimers();
    const settled = () => vi.advanceTimersByTimeAsync(2000);
    submit();
    await vi.advanceTimersByTimeAsync(1999);
    const failed = { content: 'Network connection failed' };
    expect(cashier.notifications.list).toMatchObject([{ ...failed, isLasting: true }]);
    await settled();
    expect(path()).toBe('/deposit');
    expect(cashier.notifications.list).toMatchObject([failed]);
    expect(cashier.notifications.list[0]?.isLasting).toBeUndefined();
    // It may still arrive.
    expect(pendingDeposits(cashier)).toMatchObject([{ depositId: null, isDenied: true }]);
    submit();
    await settled();
    expect(pendingDeposits(cashier)).toHaveLength(1);
    submit({ amount: 200 });
    await settled();
    expect(pendingDeposits(cashier)).toHaveLength(2);
    transport.answer(CREATE, refusal(422));
    submit({ amount: 200 });
    await settled();
    // The bank itself has refused it.
    expect(pendingDeposits(cashier)).toMatchObject([{ amount: 100 }]);
    const ids = transport.sent(CREATE).map(({ requestId }) => requestId);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('[ERR-02] without a network nothing is sent twice, and the player reads why from the first failure on', async () => {
    const { submit, path, transport, cashier } = await open(networkFailure(), {
      answers: { 'deposit-status': networkFailure() },
    });
    vi.useFakeTimers();
    submit();
    await vi.advanceTimersByTimeAsync(5_500);
    expect(path()).toBe('/deposit');
    expect(cashier.notifications.list).toMatchObject([
      { content: 'Network connection failed', isLasting: true, isOfScreen: true },
    ]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(path()).toBe('/deposit/complete');
    expect(cashier.notifications.list[0]?.isLasting).toBeUndefined();
    expect(cashier.notifications.list).toMatchObject([{ content: 'Network connection failed' }]);
    expect(transport.sent(CREATE)).toHaveLength(1);
  });

  it('[ERR-03] a refusal under a status of success is one, once nothing was made', async () => {
    vi.useFakeTimers();
    const refused = { success: false, message: 'Card is blocked', code: 'banking.merchantClientError' };
    const { submit, path, cashier, told } = await open(refused, {
      answers: { 'deposit-status': refusal(404) },
    });
    submit();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(path()).toBe('/deposit');
    expect(cashier.notifications.list).toMatchObject([{ content: 'Card is blocked' }]);
    expect(told('Error')).toMatchObject([{ message: 'Card is blocked' }]);
    expect(cashier.deposit.refused).toEqual(['mercado_pago']);
  });

  it('[ERR-01] a refusal under a status of success, which only the client knows, is told to the host also once a deposit was made', async () => {
    const refused = { success: false, message: 'Card is blocked', code: 'banking.merchantClientError' };
    const { submit, done, cashier, told } = await open(refused, {
      answers: { 'deposit-status': { depositId: 'd-9', status: 'accepted' } },
    });
    submit();
    await done();
    expect(cashier.transaction).toMatchObject({ depositId: 'd-9', status: 'accepted' });
    expect(told('Error')).toMatchObject([{ message: 'Card is blocked' }]);
  });

  it('[DEP-03] an answer that wants fields, and names neither them nor the deposit, makes no second one', async () => {
    const { submit, done, transport, path, cashier, told } = await open(
      created({ depositId: undefined, isFieldsRequired: true, fields: [] }),
      { answers: { 'deposit-status': { depositId: 'd-9', status: 'waiting' } } },
    );
    submit();
    await done();
    expect(path()).toBe('/deposit/complete');
    expect(depositStage(cashier.transaction)).toBe('no-details');
    expect(pendingDeposits(cashier)).toMatchObject([{ depositId: 'd-9' }]);
    expect(told('Error')).toMatchObject([{ message: 'fields are required, and none is named' }]);
    expect(transport.sent(CREATE)).toHaveLength(1);
  });

  it('[DEP-03] such an answer, where nothing was made: another try is the same request', async () => {
    vi.useFakeTimers();
    const { submit, transport, path, cashier } = await open(
      created({ depositId: undefined, isFieldsRequired: true, fields: [] }),
      { answers: { 'deposit-status': refusal(404, 'banking.depositUnknown') } },
    );
    submit();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(path()).toBe('/deposit');
    expect(cashier.notifications.list).toHaveLength(1);
    submit();
    await vi.advanceTimersByTimeAsync(2_000);
    const [first, second] = transport.sent(CREATE);
    expect(second?.requestId).toBe(first?.requestId);
  });

  it('an answer without the id, asked by the request’s, is a deposit that was made', async () => {
    const { submit, done, path, cashier, told } = await open(networkFailure(), {
      answers: { 'deposit-status': { status: 'processed' } },
    });
    submit();
    await done();
    expect(path()).toBe('/deposit/complete');
    // There is no id to tell yet.
    expect(told('onCreateTransaction')).toEqual([]);
    expect(cashier.transaction).toMatchObject({ depositId: null, isConfirmed: true, status: 'processed' });
  });

  it('where nobody can say it asks 3 times, and waits on a screen that says so', async () => {
    const { submit, transport, path, cashier } = await open(networkFailure(), {
      answers: { 'deposit-status': networkFailure() },
    });
    vi.useFakeTimers();
    submit();
    const counts: number[] = [];
    for (const milliseconds of [1, 1999, 4000, 10_000]) {
      await vi.advanceTimersByTimeAsync(milliseconds);
      counts.push(transport.sent('deposit-status').length);
    }
    expect(counts).toEqual([1, 2, 3, 3]);
    expect(path()).toBe('/deposit/complete');
    const [{ requestId } = {}] = transport.sent(CREATE);
    expect(cashier.transaction).toMatchObject({ depositId: null, requestId, status: 'waiting' });
    expect(cashier.notifications.list).toMatchObject([{ content: 'Network connection failed' }]);
    expect(transport.sent(CREATE)).toHaveLength(1);
  });

  it.each([
    ['of the server', refusal(503)],
    ['that cannot be read', { apiResponse: 7 }],
  ])('[ERR-03] with an answer %s nothing asks for another try while nobody can say', async (_, answer) => {
    const { submit, cashier, told } = await open(answer, { answers: { 'deposit-status': refusal(503) } });
    vi.useFakeTimers();
    submit();
    await vi.advanceTimersByTimeAsync(10_000);
    const content = 'We have no answer yet. Please do not pay again until we know.';
    expect(cashier.notifications.list).toMatchObject([{ content }]);
    expect(told('onDisplayError')).toMatchObject([{ message: content }]);
  });

  it('the lock holds until it is known', async () => {
    const answer = deferred();
    const { submit, done, transport, cashier } = await open(networkFailure(), {
      answers: { 'deposit-status': () => answer.promise },
    });
    submit();
    await vi.waitFor(() => expect(transport.sent('deposit-status')).toHaveLength(1));
    submit();
    expect(cashier.deposit.isSubmitting).toBe(true);
    answer.resolve({ depositId: 'd-9', status: 1 });
    await done();
    expect(transport.sent(CREATE)).toHaveLength(1);
  });

  it('[HOST-05] the widget’s end ends the asking', async () => {
    const { submit, transport, cashier } = await open(() => new Promise(() => {}));
    submit();
    await vi.waitFor(() => expect(transport.sent(CREATE)).toHaveLength(1));
    cashier.dispose();
    await Promise.resolve();
    expect(transport.sent('deposit-status')).toEqual([]);
    expect(cashier.notifications.list).toEqual([]);
  });
});
