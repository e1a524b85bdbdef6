import { isRecord } from '../../demo/sandbox/transport/http';
import type { Table } from './createTable';

/** The balances that the bank has pushed to some players, in order. */
export const balancesTold = ({ wire }: Table, isOf: (userId: string) => boolean): number[] =>
  wire.told.flatMap(({ userId, push }) => {
    const { balance } = push.data as { balance?: unknown };
    const amount = isRecord(balance) ? balance['amount'] : balance;
    return isOf(userId) && typeof amount === 'number' ? [amount] : [];
  });
