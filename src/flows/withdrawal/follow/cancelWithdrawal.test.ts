import { describe, expect, it } from 'vitest';
import { networkFailure, refusal } from '../../../../tests/support/unit/createFakeTransport';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { deferred } from '../../../../tests/support/unit/deferred';
import { samplePending } from '../../../../tests/support/unit/samples';
import { TransportError } from '../../../transport/TransportError';
import { endStays } from '../../shared/navigation/createStay';
import { cancelWithdrawal } from './cancelWithdrawal';

async function withPending(answers: Record<string, unknown>) {
  const test = await createTestCashier({ parent: { page: 'withdrawal' }, answers });
  test.cashier.withdrawal.pending = [samplePending({ amount: 500 })];
  test.cashier.withdrawal.current.withdrawalId = 'wd-1';
  return test;
}

describe('cancelWithdrawal', () => {
  it('[WD-02] calls it back once', async () => {
    const { cashier, transport } = await withPending({ 'withdrawal-cancel': { status: 'CANCELED' } });
    await cancelWithdrawal(cashier, 'wd-1');
    expect(transport.sent('withdrawal-cancel')).toEqual([{ withdrawalId: 'wd-1' }]);
    expect(cashier.withdrawal).toMatchObject({ pending: [], current: { status: 'canceled' } });
  });

  it('[USER-09] [WD-02] nothing of it is asked or told in the name of the player who has come meanwhile', async () => {
    const answer = deferred();
    const { cashier, transport } = await withPending({ 'withdrawal-cancel': () => answer.promise });
    const cancelling = cancelWithdrawal(cashier, 'wd-1');
    endStays(cashier);
    answer.reject(new TransportError('Token expired', { kind: 'refused', status: 401 }));
    await cancelling;
    expect(transport.sent('withdrawal-status')).toEqual([]);
    expect(cashier.notifications.list).toEqual([]);
  });

  it('[WD-02] what is said of another one does not call this one back', async () => {
    const { cashier } = await withPending({
      'withdrawal-cancel': networkFailure(),
      'withdrawal-status': { withdrawalId: 'wd-2', status: 'canceled' },
    });
    await cancelWithdrawal(cashier, 'wd-1');
    expect(cashier.withdrawal).toMatchObject({
      pending: [{ withdrawalId: 'wd-1' }],
      current: { status: 'waiting' },
    });
  });

  it.each([
    ['waiting', 'waiting', 'Still being processed', 'waiting'],
    ['accepted', 'accepted', 'Still being processed', 'accepted'],
    ['something new', 'waiting', 'Still being processed', 'waiting'],
    [
      'accepted',
      'processed',
      'The money is already sent, so this withdrawal can no longer be cancelled.',
      'processed',
    ],
    ['mistaked', 'mistaked', 'The withdrawal did not go through', 'mistaked'],
  ])(
    '[WD-02] answered %s, and the withdrawal is %s: nothing says that it is called back',
    async (said, is, text, shown) => {
      const { cashier } = await withPending({
        'withdrawal-cancel': { status: said },
        'withdrawal-status': { status: is },
      });
      await cancelWithdrawal(cashier, 'wd-1');
      expect(cashier.announcer.polite).toBe('');
      expect(cashier.notifications.list.map(({ content }) => content)).toEqual([text]);
      expect(cashier.withdrawal.current.status).toBe(shown);
    },
  );

  it('[WD-02] answered accepted, and the withdrawal says canceled: it is called back', async () => {
    const { cashier } = await withPending({
      'withdrawal-cancel': { status: 'accepted' },
      'withdrawal-status': { status: 'canceled' },
    });
    await cancelWithdrawal(cashier, 'wd-1');
    expect(cashier.notifications.list).toEqual([]);
    expect(cashier.withdrawal.current.status).toBe('canceled');
  });

  it('[WD-02] is too late once the money is sent, and says so', async () => {
    const { cashier } = await withPending({
      'withdrawal-cancel': refusal(409, 'banking.withdrawalSent'),
      'withdrawal-status': { withdrawalId: 'wd-1', status: 'accepted' },
    });
    await cancelWithdrawal(cashier, 'wd-1');
    expect(cashier.notifications.list.map(({ content }) => content)).toEqual([
      'The money is already sent, so this withdrawal can no longer be cancelled.',
    ]);
    expect(cashier.withdrawal.pending).toMatchObject([{ status: 'accepted' }]);
  });

  it('[WD-02] once it is too late it is not offered again, neither on the list nor on its own screen', async () => {
    const { cashier } = await withPending({
      'withdrawal-cancel': refusal(409, 'banking.withdrawalSent'),
      'withdrawal-status': { status: 'accepted' },
    });
    cashier.withdrawal.pending.push(samplePending({ withdrawalId: 'wd-2' }));
    await cancelWithdrawal(cashier, 'wd-1');
    expect(cashier.withdrawal).toMatchObject({
      pending: [{ isCancellable: false }, { isCancellable: true }],
      current: { isCancellable: false },
    });
  });

  it('[API-06] the host hears of an answer that cannot be read, also where the withdrawal was called back', async () => {
    const { cashier, told } = await withPending({
      'withdrawal-cancel': [],
      'withdrawal-status': { status: 'canceled' },
    });
    await cancelWithdrawal(cashier, 'wd-1');
    expect(cashier.withdrawal.current.status).toBe('canceled');
    expect(told('Error')).toMatchObject([{ message: 'withdrawal-cancel: the answer is not object' }]);
    expect(told('onDisplayError')).toEqual([]);
  });

  it('[WD-02] without an answer its status says what became of it', async () => {
    const { cashier } = await withPending({
      'withdrawal-cancel': networkFailure(),
      'withdrawal-status': { withdrawalId: 'wd-1', status: 'CANCELED' },
    });
    await cancelWithdrawal(cashier, 'wd-1');
    expect(cashier.withdrawal.current.status).toBe('canceled');
    expect(cashier.notifications.list).toEqual([]);
  });

  it('[WD-02] [ERR-03] refused for a reason of the server’s own it speaks of no other method', async () => {
    const { cashier } = await withPending({
      'withdrawal-cancel': refusal(410, 'banking.unheardOf'),
      'withdrawal-status': { withdrawalId: 'wd-1', status: 'waiting' },
    });
    await cancelWithdrawal(cashier, 'wd-1');
    expect(cashier.notifications.list).toMatchObject([
      { content: 'The payment provider could not do this.' },
    ]);
  });

  it.each([
    [
      'banking.unheardOf',
      'processed',
      'The money is already sent, so this withdrawal can no longer be cancelled.',
    ],
    ['banking.unheardOf', 'mistaked', 'The withdrawal did not go through'],
    ['banking.withdrawalSent', 'mistaked', 'The withdrawal did not go through'],
  ])('[WD-02] refused as %s because it is %s it says so', async (code, status, content) => {
    const { cashier } = await withPending({
      'withdrawal-cancel': refusal(409, code),
      'withdrawal-status': { withdrawalId: 'wd-1', status },
    });
    await cancelWithdrawal(cashier, 'wd-1');
    expect(cashier.notifications.list).toMatchObject([{ content }]);
  });

  it.each([
    ['banking.withdrawalSent', 'accepted'],
    ['banking.unheardOf', 'processed'],
    ['banking.unheardOf', 'waiting'],
  ])('[HOST-11] [WD-02] refused as %s while it is %s, the host hears the code too', async (code, status) => {
    const { cashier, told } = await withPending({
      'withdrawal-cancel': refusal(409, code),
      'withdrawal-status': { withdrawalId: 'wd-1', status },
    });
    await cancelWithdrawal(cashier, 'wd-1');
    expect(told('onDisplayError')).toMatchObject([{ code, reference: 'wd-1' }]);
  });

  it('[WD-02] where nobody can say it stays as it was, and the failure is told', async () => {
    const { cashier } = await withPending({
      'withdrawal-cancel': networkFailure(),
      'withdrawal-status': networkFailure(),
    });
    await cancelWithdrawal(cashier, 'wd-1');
    // And may be called back once more.
    expect(cashier.withdrawal.pending).toMatchObject([{ isCancellable: true }]);
    expect(cashier.withdrawal.current).toMatchObject({ status: 'waiting', isCancellable: true });
    expect(cashier.notifications.list).toMatchObject([{ content: 'Network connection failed' }]);
  });
});
