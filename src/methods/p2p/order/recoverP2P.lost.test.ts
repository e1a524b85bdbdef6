import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { networkFailure, refusal } from '../../../../tests/support/unit/createFakeTransport';
import { deferred } from '../../../../tests/support/unit/deferred';
import {
  asked,
  BASE,
  CANCEL,
  CREATE,
  INVOICE,
  openP2P,
  p2pAnswer,
  p2pMethod,
} from '../../../../tests/support/unit/openP2P';
import { sampleFormField } from '../../../../tests/support/unit/samples';
import { followTransaction } from '../../../flows/deposit/complete/followTransaction';
import { openPendingDeposit } from '../../../flows/deposit/pending/openPendingDeposit';
import { pendingDeposits, storedDeposits } from '../../../flows/deposit/pending/pendingList';
import { submitDeposit } from '../../../flows/deposit/submit/submitDeposit';
import { p2pOf } from '../p2pOf';
import { cancelCreating } from './cancelCreating';

describe('[P2P-05] an answer that is lost', () => {
  it.each([
    ['was never made', 'cancelled', refusal(404, 'banking.depositUnknown')],
    ['was made', 'cancelled', { depositId: 'd-1', status: 'waiting' }],
    ['is not known', 'cancelled', networkFailure()],
    ['is not known', 'left', networkFailure()],
  ])(
    '[P2P-03] [API-04] a lost one that %s says no more than that to a player who has %s meanwhile',
    async (outcome, way, status) => {
      vi.useFakeTimers();
      const { submit, path, transport, told, cashier } = await openP2P(networkFailure(), {
        answers: { 'deposit-status': status },
      });
      transport.answer(CANCEL, refusal(404), { status: 'CANCELED' });
      submit();
      await vi.waitFor(() => expect(p2pOf(cashier).creation).not.toBeNull());
      await vi.waitFor(() => expect(transport.sent(CREATE)).toHaveLength(1));
      if (way === 'cancelled') void cancelCreating(cashier);
      else cashier.router.navigate('/deposit', { isReset: true });
      await vi.advanceTimersByTimeAsync(20_000);
      expect(cashier.deposit.isSubmitting).toBe(false);
      expect(path()).toBe(way === 'cancelled' ? BASE : '/deposit');
      const content = 'The deposit is cancelled. Nothing is left open.';
      expect(cashier.notifications.list).toMatchObject(way === 'cancelled' ? [{ content }] : []);
      expect(cashier.transaction.requestId).toBeNull();
      expect(told('onCreateTransaction')).toEqual([]);
      if (outcome === 'was made') expect(transport.sent(CANCEL)).toContainEqual({ depositId: 'd-1' });
    },
  );

  it('[P2P-03] [DEP-14] a lost one that is found, and that the server does not cancel for a player who has cancelled, is followed', async () => {
    vi.useFakeTimers();
    const { submit, path, transport, told, cashier } = await openP2P(networkFailure(), {
      answers: { 'deposit-status': { depositId: 'd-1', status: 'waiting' }, [CANCEL]: { status: 'waiting' } },
    });
    submit();
    await vi.waitFor(() => expect(transport.sent(CREATE)).toHaveLength(1));
    void cancelCreating(cashier);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(told('onCreateTransaction')).toMatchObject([{ depositId: 'd-1' }]);
    expect(path()).toBe('/deposit/complete');
  });

  it.each([
    ['at once at a bank that knows no requestId', refusal(400), 0],
    ['when the bank can say', networkFailure(), 30_000],
  ])('[P2P-01] [DEP-14] a lost one is opened and told %s', async (_, status, waitMs) => {
    vi.useFakeTimers();
    const { submit, path, told, transport, cashier } = await openP2P(networkFailure(), {
      answers: { 'deposit-status': status, 'deposit-check': { exists: false } },
    });
    submit();
    if (waitMs === 0) transport.answer('deposit-check', p2pAnswer({ exists: true }));
    await vi.advanceTimersByTimeAsync(10_000);
    if (waitMs > 0) {
      expect(path()).toBe('/deposit/complete');
      const stop = followTransaction(cashier);
      onTestFinished(stop);
      transport.answer('deposit-check', p2pAnswer({ exists: true }));
      transport.answer('deposit-status', { depositId: 'd-1', status: 'waiting' });
      await vi.advanceTimersByTimeAsync(waitMs);
    }
    expect(path()).toBe(INVOICE);
    expect(told('onCreateTransaction')).toMatchObject([{ depositId: 'd-1', amount: 100 }]);
    expect(pendingDeposits(cashier)).toMatchObject([{ depositId: 'd-1' }]);
  });

  it.each([
    ['a lost one', false],
    ['a lost step of one that exists', true],
  ])(
    '[P2P-04] %s that is found later has the time since its creation, and not since then',
    async (_, isStep) => {
      vi.useFakeTimers();
      const lost = networkFailure();
      const made = p2pAnswer({ unifiedFlow: { fields: [sampleFormField()] } });
      const checking = deferred();
      const { submit, transport, cashier } = await openP2P(isStep ? made : lost, {
        answers: { 'deposit-status': lost, 'deposit-check': () => checking.promise },
      });
      submit();
      if (isStep) {
        await vi.advanceTimersByTimeAsync(1_000);
        transport.answer(CREATE, lost);
        submitDeposit(cashier, { method: p2pMethod, amount: 100, fields: {}, depositId: 'd-1' });
      }
      await vi.advanceTimersByTimeAsync(20_000);
      expect(cashier.router.current().path).toBe('/deposit/complete');
      checking.resolve({ ...made, exists: true });
      transport.answer('deposit-status', { depositId: 'd-1', status: 'waiting' });
      onTestFinished(followTransaction(cashier));
      await vi.advanceTimersByTimeAsync(30_000);
      expect(cashier.router.current().path).toBe('/deposit/peer-to-peer/unified-form');
      expect(p2pOf(cashier).invoice?.startMs).toBe(Date.parse(made.created ?? ''));
    },
  );

  it('[API-04] a lost one of a deposit that was never made may be tried again, with the same id', async () => {
    vi.useFakeTimers();
    const { submit, sending, path, transport, told, cashier } = await openP2P(networkFailure(), {
      answers: { 'deposit-status': refusal(404, 'banking.depositUnknown') },
    });
    submit();
    await sending();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(cashier.notifications.list).toHaveLength(1);
    // It may still arrive.
    expect(pendingDeposits(cashier)).toMatchObject([{ depositId: null, isDenied: true }]);
    submit();
    await vi.advanceTimersByTimeAsync(3_000);
    const ids = transport.sent(CREATE).map(({ requestId }) => requestId);
    expect(ids[1]).toBe(ids[0]);
    expect(transport.sent('deposit-status')[0]).toEqual({ requestId: ids[0] });
    expect(path()).toBe(BASE);
    expect(told('onInvalidP2PResponse')).toEqual([]);
  });

  it('[API-04] one that is refused under a status of success, and never made, is over: the same again has another id', async () => {
    vi.useFakeTimers();
    const refused = { message: 'Not today', code: 'banking.merchantClientError' };
    const { submit, transport, cashier } = await openP2P(refused, {
      answers: { 'deposit-status': refusal(404, 'banking.depositUnknown') },
    });
    for (let time = 0; time < 2; time++) {
      submit();
      await vi.advanceTimersByTimeAsync(2_000);
      expect(cashier.notifications.list).toMatchObject([{ content: 'Not today' }]);
    }
    const [first, second] = transport.sent(CREATE).map(({ requestId }) => requestId);
    expect(second).not.toBe(first);
  });

  it('[API-04] a lost one that arrives after the bank has said that there is none is not told as failed', async () => {
    vi.useFakeTimers();
    const { submit, sending, path, transport, cashier } = await openP2P(networkFailure(), asked(p2pAnswer()));
    const none = refusal(404, 'banking.depositUnknown');
    transport.answer('deposit-status', none, { depositId: 'd-1', status: 'waiting' });
    submit();
    await sending();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(path()).toBe(INVOICE);
    expect(cashier.notifications.list).toEqual([]);
  });

  it('[API-04] [DEP-09] one that the list has led to meanwhile is neither told as failed nor kept twice, whatever the bank says of its request', async () => {
    vi.useFakeTimers();
    const { submit, sending, path, told, cashier } = await openP2P(refusal(500, 'internal'), {
      answers: {
        'deposit-status': refusal(404, undefined, 'HTTP 404'),
        'deposit-check': { ...p2pAnswer(), exists: true },
      },
    });
    submit();
    await sending();
    await vi.advanceTimersByTimeAsync(100);
    cashier.router.navigate('/deposit', { isReset: true });
    const [kept] = pendingDeposits(cashier);
    if (kept) void openPendingDeposit(cashier, kept);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(path()).toBe(INVOICE);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(cashier.notifications.list).toEqual([]);
    expect(storedDeposits(cashier)).toMatchObject([{ depositId: 'd-1' }]);
    expect(told('onCreateTransaction')).toHaveLength(1);
  });

  it('[API-04] [DEP-09] one of unknown outcome that is sent again stands once among those not finished', async () => {
    vi.useFakeTimers();
    const lost = networkFailure();
    const { submit, path, transport, cashier } = await openP2P(lost, { answers: { 'deposit-status': lost } });
    submit();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(path()).toBe('/deposit/complete');
    cashier.router.navigate(BASE);
    transport.answer(CREATE, p2pAnswer());
    submit();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(path()).toBe(INVOICE);
    expect(pendingDeposits(cashier).map(({ depositId }) => depositId)).toEqual(['d-1']);
  });
});
