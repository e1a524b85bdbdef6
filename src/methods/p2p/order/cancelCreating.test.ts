import { describe, expect, it, vi } from 'vitest';
import { networkFailure, refusal } from '../../../../tests/support/unit/createFakeTransport';
import type { TestCashier } from '../../../../tests/support/unit/createTestCashier';
import { deferred } from '../../../../tests/support/unit/deferred';
import { BASE, CANCEL, CREATE, openP2P, p2pAnswer } from '../../../../tests/support/unit/openP2P';
import { sampleFormField } from '../../../../tests/support/unit/samples';
import { pendingDeposits } from '../../../flows/deposit/pending/pendingList';
import { cancelCreating } from './cancelCreating';

const CANCELLED = { content: 'The deposit is cancelled. Nothing is left open.', isNews: true };

describe('[P2P-03] a cancel races the create', () => {
  it('sent and taken before the create answers: the form is free at once, the late deposit is closed too', async () => {
    const answer = deferred();
    const { submit, done, path, transport, sending, cashier } = await openP2P(() => answer.promise);
    submit();
    await sending();
    const [{ requestId } = {}] = transport.sent(CREATE);
    await cancelCreating(cashier);
    await done();
    expect(transport.sent(CANCEL)).toEqual([{ requestId }]);
    answer.resolve(p2pAnswer());
    await vi.waitFor(() => expect(transport.sent(CANCEL)).toEqual([{ requestId }, { depositId: 'd-1' }]));
    expect(path()).toBe(BASE);
    expect(cashier.transaction.depositId).toBeNull();
    // The form comes back with a word, once.
    expect(cashier.notifications.list).toMatchObject([CANCELLED]);
  });

  it.each([
    ['its own id', 'd-1'],
    ['its request, where the answer names no id', undefined],
  ])('not understood by the server: the deposit is closed by %s', async (_, depositId) => {
    const answer = deferred();
    const { submit, done, path, transport, sending, cashier } = await openP2P(() => answer.promise);
    transport.answer(CANCEL, refusal(404), { status: 'CANCELED' });
    submit();
    await sending();
    await cancelCreating(cashier);
    expect(cashier.deposit.isSubmitting).toBe(true);
    answer.resolve({ ...p2pAnswer(), depositId });
    await done();
    const [{ requestId } = {}] = transport.sent(CREATE);
    expect(transport.sent(CANCEL).at(-1)).toEqual(depositId ? { depositId } : { requestId });
    expect(cashier.notifications.list).toMatchObject([CANCELLED]);
    expect(path()).toBe(BASE);
  });

  it.each([401, 429])(
    'refused with %i, which says nothing of the deposit, it is tried again',
    async status => {
      vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 });
      const answer = deferred();
      const { submit, done, transport, sending, cashier } = await openP2P(() => answer.promise);
      transport.answer(CANCEL, refusal(status), { status: 'CANCELED' });
      submit();
      await sending();
      await cancelCreating(cashier);
      expect(transport.sent(CANCEL)).toHaveLength(2);
      await done();
    },
  );

  it('[ERR-01] refused, it is not tried again, and told to the host by the transport alone', async () => {
    const answer = deferred();
    const { submit, done, told, transport, sending, cashier } = await openP2P(() => answer.promise);
    transport.answer(CANCEL, refusal(409, 'banking.depositPaid'));
    submit();
    await sending();
    await cancelCreating(cashier);
    expect(transport.sent(CANCEL)).toHaveLength(1);
    expect(told('Error')).toMatchObject([{ message: 'Captcha id is empty' }]);
    answer.reject(refusal(400, 'banking.rejected'));
    await done();
  });

  it.each([
    ['answers that it stands', { status: 'waiting' }],
    ['refuses it', refusal(409, 'banking.rejected')],
  ])('[DEP-14] a server that %s: the host is told of the deposit, and it is followed', async (_, cancel) => {
    const answer = deferred();
    const { submit, done, path, told, transport, sending, cashier } = await openP2P(() => answer.promise);
    transport.answer(CANCEL, cancel);
    submit();
    await sending();
    await cancelCreating(cashier);
    answer.resolve(p2pAnswer());
    await done();
    expect(told('onCreateTransaction')).toMatchObject([{ depositId: 'd-1', amount: 100, currency: 'MXN' }]);
    expect(path()).toBe('/deposit/complete');
    expect(pendingDeposits(cashier)).toMatchObject([{ depositId: 'd-1' }]);
    expect(told('onDisplayError')).toMatchObject([{ message: 'The payment provider could not do this.' }]);
  });

  it('[DEP-14] one that stands is on the list of a player who has left', async () => {
    const answer = deferred();
    const { submit, done, path, told, transport, sending, cashier } = await openP2P(() => answer.promise);
    transport.answer(CANCEL, { status: 'waiting' });
    submit();
    await sending();
    await cancelCreating(cashier);
    cashier.router.back();
    answer.resolve(p2pAnswer());
    await done();
    expect(told('onCreateTransaction')).toMatchObject([{ depositId: 'd-1' }]);
    expect(path()).toBe('/deposit');
    expect(pendingDeposits(cashier)).toMatchObject([{ depositId: 'd-1', isConfirmed: true }]);
  });

  it.each([
    ['accepted', 'ok'],
    ['refused', 'fail'],
  ])('[DEP-01] the metric says of the call that it was %s: %s', async (_, status) => {
    const answer = deferred();
    const { submit, done, told, sending, cashier } = await openP2P(() => answer.promise);
    submit();
    await sending();
    await cancelCreating(cashier);
    await done();
    expect(told('Metric')).toEqual([]);
    if (status === 'ok') answer.resolve(p2pAnswer());
    else answer.reject(refusal(409));
    await vi.waitFor(() => expect(told('Metric')).toMatchObject([{ name: CREATE, status }]));
  });

  it('taken before the create answers, a refusal of the late one brings nothing back', async () => {
    const answer = deferred();
    const { submit, done, path, told, transport, sending, cashier } = await openP2P(() => answer.promise);
    transport.answer(CANCEL, { status: 'CANCELED' }, refusal(409, 'banking.depositClosed'));
    submit();
    await sending();
    await cancelCreating(cashier);
    await done();
    answer.resolve(p2pAnswer());
    await vi.waitFor(() => expect(transport.sent(CANCEL)).toHaveLength(2));
    await new Promise(resolve => setTimeout(resolve, 20));
    expect(told('onCreateTransaction')).toEqual([]);
    expect(path()).toBe(BASE);
    expect(pendingDeposits(cashier)).toEqual([]);
  });

  it('that is taken is not sent again where the create is lost after it', async () => {
    const answer = deferred();
    const { submit, done, transport, sending, cashier } = await openP2P(() => answer.promise);
    submit();
    await sending();
    await cancelCreating(cashier);
    await done();
    answer.reject(networkFailure());
    await new Promise(resolve => setTimeout(resolve, 20));
    expect(transport.sent(CANCEL)).toHaveLength(1);
  });

  it('[USER-09] is not asked for again as another player', async () => {
    vi.useFakeTimers();
    const { submit, transport, cashier } = await openP2P(() => new Promise(() => {}), {
      parent: { userId: 'ana' },
    });
    transport.answer(CANCEL, networkFailure());
    submit();
    await vi.advanceTimersByTimeAsync(100);
    void cancelCreating(cashier);
    await vi.advanceTimersByTimeAsync(100);
    cashier.parent.userId = 'bob';
    await vi.advanceTimersByTimeAsync(10_000);
    expect(transport.sent(CANCEL)).toHaveLength(1);
  });

  it.each([
    ['whose answer is lost', networkFailure(), true],
    ['that is refused', refusal(422), false],
  ])('a create %s is closed by its request where it may be there', async (_, failure, isClosed) => {
    const answer = deferred();
    const { submit, done, transport, sending, cashier } = await openP2P(() => answer.promise);
    transport.answer(CANCEL, refusal(404), { status: 'CANCELED' });
    submit();
    await sending();
    await cancelCreating(cashier);
    answer.reject(failure);
    await done();
    expect(transport.sent(CANCEL)).toHaveLength(isClosed ? 2 : 1);
    expect(cashier.notifications.list).toMatchObject([CANCELLED]);
  });

  it.each([
    ['cancels', async ({ cashier }: TestCashier) => cancelCreating(cashier), BASE, true],
    ['leaves', ({ cashier }: TestCashier) => cashier.router.back(), '/deposit', false],
  ])(
    'a player who %s while its invoice is asked for once more is not shown it',
    async (_, act, at, isClosed) => {
      const check = deferred();
      const test = await openP2P(p2pAnswer({ card: {} }), {
        answers: { 'deposit-check': () => check.promise },
      });
      const { submit, done, path, transport, cashier } = test;
      submit();
      await vi.waitFor(() => expect(transport.sent('deposit-check')).toHaveLength(1));
      void act(test);
      check.resolve(p2pAnswer({ exists: true }));
      await done();
      await vi.waitFor(() => expect(transport.sent(CANCEL).length > 0).toBe(isClosed));
      expect(path()).toBe(at);
      expect(cashier.transaction.depositId).toBeNull();
    },
  );

  it('pressed twice it is sent once, and the next deposit has a request of its own', async () => {
    const answer = deferred();
    const { submit, done, transport, sending, cashier } = await openP2P(() => answer.promise);
    submit();
    await sending();
    await Promise.all([cancelCreating(cashier), cancelCreating(cashier)]);
    await done();
    expect(transport.sent(CANCEL)).toHaveLength(1);
    transport.answer(CREATE, p2pAnswer({ depositId: 'd-2' }));
    submit();
    await done();
    const ids = transport.sent(CREATE).map(({ requestId }) => requestId);
    expect(ids[1]).not.toBe(ids[0]);
    expect(cashier.transaction.depositId).toBe('d-2');
  });

  it('[API-04] one that is found late leaves the next deposit its own request', async () => {
    const found = deferred();
    const { submit, done, transport, cashier } = await openP2P(networkFailure(), {
      answers: { 'deposit-status': () => found.promise },
    });
    submit();
    await vi.waitFor(() => expect(transport.sent('deposit-status')).toHaveLength(1));
    await cancelCreating(cashier);
    await done();
    transport.answer(CREATE, () => new Promise(() => {}));
    submit();
    await vi.waitFor(() => expect(transport.sent(CREATE)).toHaveLength(2));
    found.resolve({ depositId: 'd-1', status: 'waiting' });
    await vi.waitFor(() => expect(transport.sent(CANCEL)).toHaveLength(2));
    expect(cashier.deposit.intent?.requestId).toBe(transport.sent(CREATE)[1]?.['requestId']);
  });

  it('while the form asks for more, the deposit is closed by its id', async () => {
    const { submit, done, transport, cashier } = await openP2P(
      p2pAnswer({ isFieldsRequired: true, fields: [sampleFormField()] }),
    );
    submit();
    await done();
    await cancelCreating(cashier);
    expect(transport.sent(CANCEL)).toEqual([{ depositId: 'd-1' }]);
    expect(cashier.deposit).toMatchObject({ depositId: null, extraFields: [] });
    expect(cashier.notifications.list).toMatchObject([CANCELLED]);
  });

  it.each([
    ['answers that it stands', { status: 'waiting' }],
    ['refuses it', refusal(409, 'banking.rejected')],
  ])('nor is a deposit lost whose form asks for more at a server that %s', async (_, cancel) => {
    const asked = p2pAnswer({ isFieldsRequired: true, fields: [sampleFormField()] });
    const { submit, done, path, told, transport, cashier } = await openP2P(asked);
    submit();
    await done();
    transport.answer(CANCEL, cancel);
    transport.answer('deposit-check', { ...asked, exists: true });
    await cancelCreating(cashier);
    expect(told('onDisplayError')).toMatchObject([{ message: 'The payment provider could not do this.' }]);
    expect(cashier.deposit).toMatchObject({ depositId: 'd-1', extraFields: [{}] });
    expect(path()).toBe(BASE);
  });

  it('is tried again where the network fails', async () => {
    vi.useFakeTimers();
    const { submit, transport, cashier } = await openP2P(() => new Promise(() => {}));
    transport.answer(CANCEL, networkFailure(), networkFailure(), { status: 'CANCELED' });
    submit();
    await vi.advanceTimersByTimeAsync(0);
    const cancelling = cancelCreating(cashier);
    await vi.advanceTimersByTimeAsync(4000);
    await cancelling;
    expect(transport.sent(CANCEL)).toHaveLength(3);
    expect(cashier.deposit.isSubmitting).toBe(false);
  });
});
