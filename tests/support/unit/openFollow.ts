import { vi } from 'vitest';
import { followTransaction } from '../../../src/flows/deposit/complete/followTransaction';
import type { ParentData } from '../../../src/host/parentData';
import { createTestCashier } from './createTestCashier';

export const STATUS_PATH = 'deposit-status';
export const WAITING = { depositId: 'd-1', status: 'waiting' };

/** A transaction that is followed, over a clock that stands. */
export async function openFollow(
  answer: unknown,
  {
    transport: kind = 'http',
    ids = { depositId: 'd-1' },
  }: { transport?: ParentData['transport']; ids?: object } = {},
) {
  const test = await createTestCashier({ parent: { transport: kind }, answers: { [STATUS_PATH]: answer } });
  Object.assign(test.cashier.transaction, ids);
  vi.useFakeTimers();
  const end = followTransaction(test.cashier);
  const asked = () => test.transport.sent(STATUS_PATH).length;
  const passed = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    return asked();
  };
  return Object.assign(test, { end, asked, passed });
}
