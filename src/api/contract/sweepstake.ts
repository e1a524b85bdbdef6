import { array, type Describe, number, string, type } from 'superstruct';

/** A coin package: its price and, per currency, the coins bought (`main`) and given (`free`). */
export interface Box {
  id: string;
  price: number;
  priceCurrencyCode: string;
  currenciesList: { currency: string; free: number; main: number }[];
}

export const BoxStruct: Describe<Box> = type({
  id: string(),
  price: number(),
  priceCurrencyCode: string(),
  currenciesList: array(type({ currency: string(), free: number(), main: number() })),
});

export interface SweepstakeBalance {
  currency: string;
  balance: number;
}

export const SweepstakeBalanceStruct: Describe<SweepstakeBalance> = type({
  currency: string(),
  balance: number(),
});

/** The sum that must still be played before it can be redeemed. */
export interface RecoupSum {
  data: { status: string; amount: number };
}
