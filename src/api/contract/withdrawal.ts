import { boolean, coerce, type Describe, optional, string } from 'superstruct';
import type { WithdrawalAccountType } from '../../spec/defaults';
import { listOf } from './listOf';
import { NumberStruct } from './number';
import { shape } from './shape';
import { CurrencyStruct, orAbsent, orElse, TextStruct } from './text';
import { TimeStruct } from './time';
import { type RawStatus, RawStatusStruct } from './transaction';

/** withdrawal-create (this project's own, WD-02). Amounts in major units. */
export interface WithdrawalPayload {
  requestId: string;
  amount: number;
  currency: string;
  paymentMethod: string;
  accountType: WithdrawalAccountType;
  fields: Record<string, string>;
  selectedCountry?: string;
}

/** `length`: 0 where it is not known. `resendAfter`: seconds before each new code; 0 where it is not known. */
export interface WithdrawalAnswer {
  withdrawalId: string;
  status: RawStatus;
  confirmation?: { type: string; length: number; resendAfter: number };
}

export const WithdrawalAnswerStruct: Describe<WithdrawalAnswer> = shape({
  // An empty one names none: the withdrawal is asked for by its request.
  withdrawalId: coerce(TextStruct, string(), id => id || null),
  status: RawStatusStruct,
  confirmation: optional(
    shape({
      type: orElse(string(), 'code'),
      length: orElse(NumberStruct, 0),
      resendAfter: orElse(NumberStruct, 0),
    }),
  ),
});

/** `withdrawalId` may be missing in the answer to a question that was asked by it. */
export interface WithdrawalStatusAnswer {
  withdrawalId?: string;
  status: RawStatus;
  steps?: readonly { name: string; at?: string }[];
  /** Why it ended, in the player's language. */
  message?: string;
}

export const WithdrawalStatusAnswerStruct: Describe<WithdrawalStatusAnswer> = shape({
  withdrawalId: orAbsent(TextStruct),
  status: RawStatusStruct,
  steps: optional(listOf(shape({ name: string(), at: orAbsent(TimeStruct) }))),
  message: optional(string()),
});

export interface PendingWithdrawal {
  withdrawalId: string;
  amount: number;
  currency: string;
  paymentMethod: string;
  status: RawStatus;
  /** ISO time; empty where it is not known. */
  created: string;
  isCancellable: boolean;
}

export const PendingWithdrawalStruct: Describe<PendingWithdrawal> = shape({
  withdrawalId: TextStruct,
  amount: NumberStruct,
  currency: CurrencyStruct,
  paymentMethod: TextStruct,
  status: RawStatusStruct,
  created: orElse(TimeStruct, ''),
  isCancellable: orElse(boolean(), false),
});
