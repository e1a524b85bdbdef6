import { boolean, type Describe, number, optional, string, union } from 'superstruct';
import { listOf } from './listOf';
import { NumberStruct } from './number';
import { shape } from './shape';
import { CurrencyStruct, orElse } from './text';

/** A coin package. */
export interface Box {
  id: string | number;
  /** In major units of `priceCurrencyCode`. */
  price: number;
  priceCurrencyCode: string;
  /** By coin: how many are bought (`main`) and given (`free`); absent for none. */
  currenciesList: readonly { currency: string; free: number; main: number }[];
  /** Marked as the one that most players choose (this project's own). */
  isMostChosen?: boolean;
}

export const BoxStruct: Describe<Box> = shape({
  id: union([string(), number()]),
  price: NumberStruct,
  priceCurrencyCode: CurrencyStruct,
  currenciesList: listOf(
    shape({ currency: CurrencyStruct, free: orElse(NumberStruct, 0), main: orElse(NumberStruct, 0) }),
  ),
  isMostChosen: optional(boolean()),
});

/** The player's balance of one coin. */
export interface SweepstakeBalance {
  currency: string;
  balance: number;
}

export const SweepstakeBalanceStruct: Describe<SweepstakeBalance> = shape({
  currency: CurrencyStruct,
  balance: NumberStruct,
});

/** The sum that must still be played before it can be redeemed; its status says nothing more. */
export interface RecoupSum {
  data: { status: unknown; amount: number };
}
