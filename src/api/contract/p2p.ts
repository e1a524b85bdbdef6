import { boolean, type Describe, optional } from 'superstruct';
import { type Card, CardStruct, type Encoded, EncodedStruct } from './card';
import type { DepositPayload } from './deposit';
import { type FormField, FormFieldStruct, type UnifiedFlow, UnifiedFlowOrNoneStruct } from './form';
import { listOf } from './listOf';
import { NumberStruct } from './number';
import { shape } from './shape';
import { CurrencyStruct, orAbsent, TextStruct } from './text';
import { TimeStruct } from './time';
import { type RawStatus, RawStatusStruct } from './transaction';

/** deposit-create-p2p (specification, section 7). `checkScore`: the score captcha's token. */
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
  bank?: string;
  checkScore?: string;
  paymentMethod: string;
  selectedCountry: string;
  metadata: { isFromChip: boolean; isCaptchaBypassed?: boolean };
}

/** A peer-to-peer deposit. `created` is ISO time; `passedAmount` what the player asked for. */
export interface P2PAnswer {
  exists?: boolean;
  depositId?: string;
  card?: Card;
  created?: string;
  payment_amount?: number;
  payment_currency?: string;
  timeout_minutes?: number;
  status?: RawStatus;
  unifiedFlow?: UnifiedFlow;
  isFieldsRequired?: boolean;
  fields?: readonly FormField[];
  passedAmount?: number;
  passedCurrency?: string;
}

export const P2PAnswerStruct: Describe<P2PAnswer> = shape({
  exists: optional(boolean()),
  depositId: orAbsent(TextStruct),
  card: optional(CardStruct),
  created: optional(TimeStruct),
  payment_amount: optional(NumberStruct),
  payment_currency: orAbsent(CurrencyStruct),
  timeout_minutes: optional(NumberStruct),
  status: optional(RawStatusStruct),
  unifiedFlow: UnifiedFlowOrNoneStruct,
  isFieldsRequired: optional(boolean()),
  fields: optional(listOf(FormFieldStruct)),
  passedAmount: optional(NumberStruct),
  passedCurrency: orAbsent(CurrencyStruct),
});

export interface Bank {
  bank_type: string;
  encoded?: Encoded;
  number?: string;
}

export const BankStruct: Describe<Bank> = shape({
  bank_type: TextStruct,
  encoded: optional(EncodedStruct),
  number: optional(TextStruct),
});
