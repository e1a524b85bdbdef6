import { subscribeKey } from 'valtio/vanilla/utils';
import type { DepositStatusPush, RawStatus } from '../../../api/contract/transaction';
import { isDepositFinal, mapDepositStatus } from '../../../domain/transaction/depositStatus';
import type { Cashier } from '../../../state/Cashier';
import type { DepositStage } from '../complete/depositView';
import { findPending } from './pendingList';

/** The stages at which a deposit has ended. */
export type PendingEnd = Extract<DepositStage, 'processed' | 'mistaked' | 'not-created'>;

/** How a deposit with this status has ended; `null` while it is open. */
export function pendingEnd({ status }: { status: RawStatus }): PendingEnd | null {
  const told = mapDepositStatus(status);
  return isDepositFinal(told) ? told : null;
}

/**
 * The ends that this page has been pushed, by deposit id, whatever was on screen. A status that is asked for
 * may lag behind them, and says neither what was credited nor, perhaps, why it failed.
 */
export const pushedEnds = (cashier: Cashier): ReadonlyMap<string, DepositStatusPush> =>
  cashier.resource('pushed-ends', () => {
    const ends = new Map<string, DepositStatusPush>();
    const keep = (news?: DepositStatusPush) => {
      // A server may push the ends of deposits that are none of this player's.
      if (!news || !findPending(cashier, news)) return;
      const end = pendingEnd(news);
      // Money that has arrived stays so.
      if (end === 'processed' || (end && !ends.has(news.depositId))) ends.set(news.depositId, news);
    };
    return { ends, dispose: subscribeKey(cashier.deposit, 'lastNews', keep, true) };
  }).ends;
