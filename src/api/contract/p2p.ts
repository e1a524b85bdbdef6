import { boolean, type Describe, optional } from 'superstruct';
import { type Card, CardStruct, type Encoded, EncodedStruct } from './card';
import type { DepositPayload } from './deposit';
import { type FormField, formFieldList, type UnifiedFlow, UnifiedFlowOrNoneStruct } from './form';
import { NumberStruct } from './number';
import { shape } from './shape';
import { CurrencyStruct, IdOrNoneStruct, orAbsent, TextStruct } from './text';
import { TimeStruct } from './time';
import { type RawStatus, RawStatusStruct } from './transaction';

/** What deposit-create-p2p sends. */
export interface P2PPayload
  extends Pick<
    DepositPayload,
    | 'requestId'
    | 'amount'
    | 'currency'
    | 'depositId'
    | 'fields'
    | 'isActivatedBonus'
    | 'bonusId'
    | 'paymentSessionId'
  > {
  /** The field of that name. */
  bank?: string;
  /** The token of the score captcha. */
  checkScore?: string;
  /** `name` of the method. */
  paymentMethod: string;
  /** The region that the player has chosen, else their own. */
  selectedCountry: string;
  /** `isFromChip`: the amount is a preset. `isCaptchaBypassed`: the score captcha could not be had. */
  metadata: { isFromChip: boolean; isCaptchaBypassed?: boolean };
}

/** A peer-to-peer deposit: an invoice, or more fields to fill in. */
export interface P2PAnswer {
  /** `false`: deposit-check has found none. */
  exists?: boolean;
  depositId?: string;
  /** Where the player sends the money to. */
  card?: Card;
  /** ISO time. */
  created?: string;
  /** What is to be transferred, in major units. */
  payment_amount?: number;
  payment_currency?: string;
  /** The time to pay, in minutes from `created` on; 0 or less is no limit. */
  timeout_minutes?: number;
  status?: RawStatus;
  unifiedFlow?: UnifiedFlow;
  /** More `fields` are to be filled in before there is an invoice. */
  isFieldsRequired?: boolean;
  fields?: readonly FormField[];
  /** What the player has asked for, in major units; absent or 0: what deposit-create-p2p has asked for. */
  passedAmount?: number;
  passedCurrency?: string;
}

export const P2PAnswerStruct: Describe<P2PAnswer> = shape({
  exists: optional(boolean()),
  depositId: IdOrNoneStruct,
  card: optional(CardStruct),
  created: optional(TimeStruct),
  payment_amount: optional(NumberStruct),
  payment_currency: orAbsent(CurrencyStruct),
  timeout_minutes: optional(NumberStruct),
  status: optional(RawStatusStruct),
  unifiedFlow: UnifiedFlowOrNoneStruct,
  isFieldsRequired: optional(boolean()),
  fields: optional(formFieldList()),
  passedAmount: optional(NumberStruct),
  passedCurrency: orAbsent(CurrencyStruct),
});

/** The bank of a card. */
export interface Bank {
  /** Its name, or a code that is made readable. */
  bank_type: string;
  encoded?: Encoded;
  number?: string;
}

export const BankStruct: Describe<Bank> = shape({
  bank_type: TextStruct,
  encoded: optional(EncodedStruct),
  number: optional(TextStruct),
});
