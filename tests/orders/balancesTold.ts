import { isRecord } from '../../src/lib/isRecord';
import type { Table } from './createTable';

/** The balances that the bank has pushed to some players, in order; those of one currency, where it is named. */
export const balancesTold = (
  { wire }: Table,
  isOf: (userId: string) => boolean,
  currency?: string,
): number[] =>
  wire.told.flatMap(({ userId, push }) => {
    const { balance } = push.data as { balance?: unknown };
    if (currency && isRecord(balance) && balance['currency'] !== currency) return [];
    const amount = isRecord(balance) ? balance['amount'] : balance;
    return isOf(userId) && typeof amount === 'number' ? [amount] : [];
  });
