import type { SweepstakeBalance } from '../../../api/contract/sweepstake';
import { sweepstakeBalanceGet, sweepstakeRecoupSum } from '../../../api/operations/sweepstake';
import { currencyOf } from '../../../domain/money/currency';
import { balanceOf } from '../../../domain/player/balanceOf';
import { redeemableBalance } from '../../../domain/sweepstake/redeemableBalance';
import { assign } from '../../../lib/assign';
import { GOLD_COIN_ALIAS, GOLD_COIN_CODE, SWEEP_COIN_ALIAS, SWEEP_COIN_CODE } from '../../../spec/currencies';
import type { Cashier } from '../../../state/Cashier';
import type { Redemption, RedemptionFailure } from '../../../state/createRedemption';
import { asFailure, failureText, reportToHost } from '../../shared/failure/reportFailure';
import { withGroupTimeout } from '../../shared/failure/withGroupTimeout';

/** The balance of a coin by the first of its names that has one, cut like every balance; else `null`. */
function coinsOf(balances: readonly SweepstakeBalance[], ...names: readonly string[]): number | null {
  const entries = names.map(name => balances.find(({ currency }) => currencyOf(currency).code === name));
  const entry = entries.find(one => one !== undefined);
  return balanceOf({ primary: entry && { amount: entry.balance, currency: entry.currency } })?.amount ?? null;
}

/** SWP-02: after a failure a sum is unknown (`null`), never 0. */
async function load(
  cashier: Cashier,
  signal: AbortSignal,
  sum: 'balance' | 'unplayed',
  ask: (group: AbortSignal) => Promise<Partial<Redemption>>,
): Promise<void> {
  const { redemption } = cashier.withdrawal;
  const failure = `${sum}Failure` as const;
  try {
    const told = await withGroupTimeout(signal, ask);
    if (!signal.aborted) assign(redemption, told, { [failure]: null });
  } catch (error) {
    if (signal.aborted) return;
    redemption[sum] = null;
    redemption[failure] = failed(cashier, error);
  }
}

/** Loads the coin balances. One that is too large to be worked with is an error. */
export const askBalances = (cashier: Cashier, signal: AbortSignal): Promise<void> =>
  load(cashier, signal, 'balance', async group => {
    const balances = await cashier.client.call(sweepstakeBalanceGet, {}, { signal: group });
    const balance = coinsOf(balances, SWEEP_COIN_CODE, SWEEP_COIN_ALIAS) ?? 0;
    if (redeemableBalance(balance, 0, SWEEP_COIN_CODE) === null)
      throw new Error(`${sweepstakeBalanceGet.path}: balance is not a sum`);
    return {
      balance,
      gold: coinsOf(balances, GOLD_COIN_CODE, GOLD_COIN_ALIAS),
    };
  });

/** Loads the sum that still has to be played. A negative one, and one too large, are errors: nothing comes of them. */
export const askUnplayed = (cashier: Cashier, signal: AbortSignal): Promise<void> =>
  load(cashier, signal, 'unplayed', async group => {
    const query = { currency: SWEEP_COIN_CODE };
    const { data } = await cashier.client.call(sweepstakeRecoupSum, query, { signal: group });
    if (redeemableBalance(0, data.amount, SWEEP_COIN_CODE) !== null) return { unplayed: data.amount };
    throw new Error(`${sweepstakeRecoupSum.path}: data.amount is not a sum`);
  });

/** The failure as the screen shows it. The host hears of it here, and again once it is shown (`followRedeemable`). */
function failed(cashier: Cashier, cause: unknown): RedemptionFailure {
  const error = asFailure(cause);
  reportToHost(cashier, error);
  const { reference, code } = error;
  return { text: failureText(cashier, error, 'error.notDone'), reference, code };
}
