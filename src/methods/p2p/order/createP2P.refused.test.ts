import { expect, it, vi } from 'vitest';
import { networkFailure, refusal } from '../../../../tests/support/unit/createFakeTransport';
import { BASE, CREATE, INVOICE, openP2P, p2pAnswer } from '../../../../tests/support/unit/openP2P';
import { pendingDeposits } from '../../../flows/deposit/pending/pendingList';

it.each([401, 422, 429])(
  '[P2P-05] [API-04] sent again and refused with %s, the first call may have made it all the same: its id and its entry stay',
  async status => {
    vi.useFakeTimers();
    const { submit, cashier, transport, sending } = await openP2P(networkFailure(), {
      answers: { 'deposit-status': networkFailure(), 'deposit-check': networkFailure() },
    });
    for (const answer of [networkFailure(), refusal(status), p2pAnswer()]) {
      transport.answer(CREATE, answer);
      cashier.router.navigate(BASE, { isReset: true });
      submit();
      await sending();
      await vi.advanceTimersByTimeAsync(30_000);
      expect(pendingDeposits(cashier)).toHaveLength(1);
    }
    const ids = transport.sent(CREATE).map(({ requestId }) => requestId);
    expect(ids).toEqual([ids[0], ids[0], ids[0]]);
  },
);

it('[P2P-05] [API-04] sent again and refused, the first call is asked for, and the invoice of what it has made opens', async () => {
  vi.useFakeTimers();
  const { submit, cashier, transport, sending, path } = await openP2P(networkFailure(), {
    answers: { 'deposit-status': networkFailure(), 'deposit-check': networkFailure() },
  });
  submit();
  await sending();
  await vi.advanceTimersByTimeAsync(30_000);
  transport.answer(CREATE, refusal(409));
  // What is late is not there at the first question.
  transport.answer('deposit-status', refusal(404), { depositId: 'd-1', status: 'waiting' });
  transport.answer('deposit-check', { ...p2pAnswer(), exists: true });
  cashier.router.navigate(BASE, { isReset: true });
  submit();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(path()).toBe(INVOICE);
  expect(pendingDeposits(cashier)).toMatchObject([{ depositId: 'd-1' }]);
});
