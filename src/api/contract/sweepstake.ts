import {
  boolean,
  coerce,
  type Describe,
  number,
  optional,
  string,
  union,
  unknown,
  validate,
} from 'superstruct';
import { isSweepCoin } from '../../domain/sweepstake/isSweepstakeCoin';
import { isRecord } from '../../lib/isRecord';
import { listOf } from './listOf';
import { NumberStruct } from './number';
import { shape } from './shape';
import { CurrencyStruct, orElse } from './text';

/** A coin package: its price and, per currency, the coins bought (`main`) and given (`free`); absent for none. */
export interface Box {
  id: string | number;
  price: number;
  priceCurrencyCode: string;
  currenciesList: readonly { currency: string; free: number; main: number }[];
  /** This project's own. */
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

export interface SweepstakeBalance {
  currency: string;
  balance: number;
}

export const SweepstakeBalanceStruct: Describe<SweepstakeBalance> = shape({
  currency: CurrencyStruct,
  balance: NumberStruct,
});

const isOfOther = (entry: unknown): boolean =>
  isRecord(entry) && typeof entry.currency === 'string' && !isSweepCoin(entry.currency);

/** Another coin's balance that cannot be read must not hide the sweep coins, which alone can be redeemed. */
export const SweepstakeBalancesStruct: Describe<readonly SweepstakeBalance[]> = coerce(
  listOf(SweepstakeBalanceStruct),
  listOf(unknown()),
  entries =>
    entries.filter(
      entry => !isOfOther(entry) || !validate(entry, SweepstakeBalanceStruct, { coerce: true })[0],
    ),
);

/** The sum that must still be played before it can be redeemed; its status says nothing more. */
export interface RecoupSum {
  data: { status: unknown; amount: number };
}
