import { boolean, coerce, type Describe, optional, string, type } from 'superstruct';
import type { WithdrawalAccountType } from '../../spec/defaults';
import { listOf } from './listOf';
import { NumberStruct } from './number';
import { shape } from './shape';
import { AnsweredStatusStruct, answeredStatus } from './statusAnswer';
import { CurrencyStruct, IdOrNoneStruct, orAbsent, orElse, TextStruct } from './text';
import { TimeStruct } from './time';
import { type RawStatus, RawStatusStruct } from './transaction';

/** What withdrawal-create sends (WD-02). */
export interface WithdrawalPayload {
  /** UUID of the intent: the same id is answered as it was the first time (API-04). */
  requestId: string;
  /** In major units. */
  amount: number;
  currency: string;
  /** `name` of the method. */
  paymentMethod: string;
  /** The account that the money is taken from. */
  accountType: WithdrawalAccountType;
  /** What was typed, by the names of the fields. */
  fields: Record<string, string>;
  /** The region that the player has chosen; absent where they have chosen none. */
  selectedCountry?: string;
}

/** A withdrawal that was created. */
export interface WithdrawalAnswer {
  withdrawalId: string;
  status: RawStatus;
  /**
   * It must be confirmed by a code of `length` characters; another may be asked for after `resendAfter`
   * seconds. 0: not known.
   */
  confirmation?: { type: string; length: number; resendAfter: number };
}

export const WithdrawalAnswerStruct: Describe<WithdrawalAnswer> = shape({
  // An empty one names none: the withdrawal is asked for by its request.
  withdrawalId: coerce(TextStruct, string(), id => id || null),
  status: AnsweredStatusStruct,
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
  /** created, confirmed, review, sent, processed, in any order; `at`: ISO time, once the step is done. */
  steps?: readonly { name: string; at?: string }[];
  /** Why it ended, in the player's language. */
  message?: string;
}

export const WithdrawalStatusAnswerStruct: Describe<WithdrawalStatusAnswer> = shape({
  withdrawalId: IdOrNoneStruct,
  status: RawStatusStruct,
  steps: optional(listOf(shape({ name: string(), at: orAbsent(TimeStruct) }))),
  message: optional(string()),
});

export const WithdrawalConfirmAnswerStruct: Describe<WithdrawalStatusAnswer> = coerce(
  WithdrawalStatusAnswerStruct,
  type({ status: RawStatusStruct }),
  answer => ({ ...answer, status: answeredStatus(answer.status) }),
);

/** A withdrawal that has not ended. */
export interface PendingWithdrawal {
  withdrawalId: string;
  /** In major units. */
  amount: number;
  currency: string;
  paymentMethod: string;
  status: RawStatus;
  /** ISO time; empty where it is not known. */
  created: string;
  /** The money has not been sent yet. */
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
