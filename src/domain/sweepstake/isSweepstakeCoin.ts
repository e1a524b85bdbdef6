import { GOLD_COIN_CODE, SWEEP_COIN_CODE } from '../../spec/currencies';
import { currencyOf } from '../money/currency';

/** The coins of the sweepstake go by their short names, behind the number. */
export function isSweepstakeCoin(currency: string): boolean {
  const { code } = currencyOf(currency);
  return code === GOLD_COIN_CODE || code === SWEEP_COIN_CODE;
}
