import { array, boolean, type Describe, number, optional, string, type, union } from 'superstruct';
import { CurrencyStruct } from './text';

/** A coin package: its price and, per currency, the coins bought (`main`) and given (`free`). */
export interface Box {
  id: string | number;
  price: number;
  priceCurrencyCode: string;
  currenciesList: { currency: string; free: number; main: number }[];
  /** This project's own. */
  isMostChosen?: boolean;
}

export const BoxStruct: Describe<Box> = type({
  id: union([string(), number()]),
  price: number(),
  priceCurrencyCode: CurrencyStruct,
  currenciesList: array(type({ currency: CurrencyStruct, free: number(), main: number() })),
  isMostChosen: optional(boolean()),
});

export interface SweepstakeBalance {
  currency: string;
  balance: number;
}

export const SweepstakeBalanceStruct: Describe<SweepstakeBalance> = type({
  currency: CurrencyStruct,
  balance: number(),
});

/** The sum that must still be played before it can be redeemed. */
export interface RecoupSum {
  data: { status: string; amount: number };
}
