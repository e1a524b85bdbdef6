import { GOLD_COIN_ALIAS, SWEEP_COIN_ALIAS } from '../../spec/currencies';
import { currencyOf } from '../money/currency';

/** Servers name the coins by the code of their accounts, or by the short name that players see: QSC or SC. */
export const isSweepCoin = (currency: string): boolean => currencyOf(currency).symbol === SWEEP_COIN_ALIAS;

export const isGoldCoin = (currency: string): boolean => currencyOf(currency).symbol === GOLD_COIN_ALIAS;

/** Whether a currency is a coin of the sweepstake, which is shown by its short name behind the number. */
export const isSweepstakeCoin = (currency: string): boolean => isSweepCoin(currency) || isGoldCoin(currency);
