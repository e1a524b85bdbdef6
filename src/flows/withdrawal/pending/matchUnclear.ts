import type { PendingWithdrawal } from '../../../api/contract/withdrawal';
import { isSweepCoin } from '../../../domain/sweepstake/isSweepstakeCoin';
import { MINUTE_MS } from '../../../spec/timers';
import type { Cashier } from '../../../state/Cashier';
import type { UnclearWithdrawal } from '../../../state/createWithdrawalState';
import { isBeingMade } from '../../shared/creation/isBeingMade';
import { isEverTold } from '../../shared/creation/tellCreated';
import { tellFound } from '../follow/tellFound';

/** Banks have two names for the sweep coins. */
const isSameCurrency = (one: string, other: string): boolean =>
  one === other || (isSweepCoin(one) && isSweepCoin(other));

/** The call takes up to half a minute, and clocks differ. */
const MADE_WITHIN_MS = 2 * MINUTE_MS;

/**
 * WD-02: where the bank says nothing of a requestId, its list does: a withdrawal of the same method and sum, made when
 * the request was sent and unknown to the host, is what that request has made. It is listed once. A page that is still
 * making it tells its own host.
 */
export async function matchUnclear(
  cashier: Cashier,
  listed: readonly PendingWithdrawal[],
  signal: AbortSignal,
): Promise<void> {
  const { withdrawal } = cashier;
  const isMadeBy = (one: PendingWithdrawal, unclear: UnclearWithdrawal): boolean =>
    one.paymentMethod === unclear.paymentMethod &&
    one.amount === unclear.amount &&
    isSameCurrency(one.currency, unclear.currency) &&
    Math.abs(Date.parse(one.created) - unclear.at) < MADE_WITHIN_MS &&
    !isEverTold(cashier, one);
  for (const unclear of withdrawal.unclear) {
    const isElsewhere = await isBeingMade(cashier, 'withdrawal', unclear.at);
    if (signal.aborted) return;
    const made = isElsewhere ? undefined : listed.find(one => isMadeBy(one, unclear));
    if (!made) continue;
    const { requestId } = unclear;
    tellFound(cashier, requestId, { ...unclear, withdrawalId: made.withdrawalId });
    withdrawal.unclear = withdrawal.unclear.filter(one => one.requestId !== requestId);
  }
}
