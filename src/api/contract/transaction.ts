import { coerce, type Describe, number, optional, string, type, union, unknown } from 'superstruct';
import type { Sum } from '../../domain/money/Sum';
import { NumberStruct } from './number';
import { shape } from './shape';
import { CurrencyStruct, orAbsent, TextStruct } from './text';

/** A status as servers write it: a word or a numeric code (DEP-09). */
export type RawStatus = string | number;

export const RawStatusStruct: Describe<RawStatus> = union([string(), number()]) as Describe<RawStatus>;

/** The deposit that a list answer mentions. Only its id is read, and no other part of it can spoil the list. */
export interface Transaction {
  data?: { depositId?: string };
}

export const TransactionStruct: Describe<Transaction> = coerce(
  type({ data: optional(type({ depositId: orAbsent(TextStruct) })) }),
  RawStatusStruct,
  name => ({ data: { depositId: String(name) } }),
);

/** A push about a deposit. */
export interface DepositStatusPush {
  depositId: string;
  status: RawStatus;
  /** The hash of a transfer of coins. */
  txid?: string;
  /** What was credited, in major units of `currency`, else of the deposit's. */
  amount?: number;
  currency?: string;
  /** Why it ended, in the player's language. */
  message?: string;
  /** The player's balance after it: a number in their currency, or an amount with its own. */
  balance?: number | Sum;
}

/** Servers also write it in the form of the user's balanceData. */
const BalanceStruct: Describe<number | Sum> = coerce(
  union([NumberStruct, shape({ amount: NumberStruct, currency: CurrencyStruct })]) as Describe<number | Sum>,
  type({ primary: unknown() }),
  value => value.primary ?? value,
);

export const DepositStatusPushStruct: Describe<DepositStatusPush> = shape({
  depositId: TextStruct,
  status: RawStatusStruct,
  txid: optional(TextStruct),
  amount: optional(NumberStruct),
  currency: orAbsent(CurrencyStruct),
  message: optional(string()),
  balance: optional(BalanceStruct),
});

/** A push about a withdrawal. */
export interface WithdrawalStatusPush {
  withdrawalId: string;
  status: RawStatus;
  /** Why it ended, in the player's language. */
  message?: string;
  /** The player's balance after it: a number in their currency, or an amount with its own. */
  balance?: number | Sum;
}

export const WithdrawalStatusPushStruct: Describe<WithdrawalStatusPush> = shape({
  withdrawalId: TextStruct,
  status: RawStatusStruct,
  message: optional(string()),
  balance: optional(BalanceStruct),
});
