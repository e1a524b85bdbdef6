import { GOLD_COIN_CODE, SWEEP_COIN_CODE } from '../../spec/currencies';
import { currencyOf } from '../money/currency';

/** Whether a currency is a coin of the sweepstake, which is shown by its short name behind the number. */
export function isSweepstakeCoin(currency: string): boolean {
  const { code } = currencyOf(currency);
  return code === GOLD_COIN_CODE || code === SWEEP_COIN_CODE;
}
