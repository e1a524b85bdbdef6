import type { SweepstakeBalance } from '../../../api/contract/sweepstake';
import { sweepstakeBalanceGet, sweepstakeRecoupSum } from '../../../api/operations/sweepstake';
import { currencyOf } from '../../../domain/money/currency';
import { balanceOf } from '../../../domain/player/balanceOf';
import { GOLD_COIN_ALIAS, GOLD_COIN_CODE, SWEEP_COIN_ALIAS, SWEEP_COIN_CODE } from '../../../spec/currencies';
import type { Cashier } from '../../../state/Cashier';
import type { RedemptionFailure } from '../../../state/createRedemption';
import { asFailure, failureText, tellFailure } from '../../shared/failure/reportFailure';
import { withGroupTimeout } from '../../shared/failure/withGroupTimeout';

/** The balance of a coin by the first of its names that has one, cut like every balance; else `null`. */
function coinsOf(balances: readonly SweepstakeBalance[], ...names: readonly string[]): number | null {
  const entries = names.map(name => balances.find(({ currency }) => currencyOf(currency).code === name));
  const entry = entries.find(one => one !== undefined);
  return balanceOf({ primary: entry && { amount: entry.balance, currency: entry.currency } })?.amount ?? null;
}

/** SWP-02: loads the coin balances. After a failure the balance is unknown (`null`), never 0. */
export async function askBalances(cashier: Cashier, signal: AbortSignal): Promise<void> {
  const { client, withdrawal } = cashier;
  const { redemption } = withdrawal;
  try {
    const balances = await withGroupTimeout(signal, group =>
      client.call(sweepstakeBalanceGet, {}, { signal: group }),
    );
    if (signal.aborted) return;
    const sweep = coinsOf(balances, SWEEP_COIN_CODE, SWEEP_COIN_ALIAS);
    redemption.balance = sweep ?? 0;
    redemption.gold = coinsOf(balances, GOLD_COIN_CODE, GOLD_COIN_ALIAS);
    redemption.balanceFailure = null;
  } catch (error) {
    if (signal.aborted) return;
    redemption.balance = null;
    redemption.balanceFailure = failed(cashier, error);
  }
}

/**
 * SWP-02: loads the sum that still has to be played. A negative one is an error, as nothing can be worked out
 * from it.
 */
export async function askUnplayed(cashier: Cashier, signal: AbortSignal): Promise<void> {
  const { client, withdrawal } = cashier;
  const { redemption } = withdrawal;
  try {
    const { data } = await withGroupTimeout(signal, group =>
      client.call(sweepstakeRecoupSum, { currency: SWEEP_COIN_CODE }, { signal: group }),
    );
    if (signal.aborted) return;
    if (!Number.isFinite(data.amount) || data.amount < 0) {
      throw new Error(`${sweepstakeRecoupSum.path}: data.amount is not a sum`);
    }
    redemption.unplayed = data.amount;
    redemption.unplayedFailure = null;
  } catch (error) {
    if (signal.aborted) return;
    redemption.unplayed = null;
    redemption.unplayedFailure = failed(cashier, error);
  }
}

/** The failure as the screen shows it, with its reference; the host is told the same. */
function failed(cashier: Cashier, cause: unknown): RedemptionFailure {
  const error = asFailure(cause);
  const text = failureText(cashier, error, 'error.notDone');
  tellFailure(cashier, error, text);
  return { text, reference: error.reference };
}
