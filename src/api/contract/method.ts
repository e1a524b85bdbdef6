import {
  boolean,
  coerce,
  type Describe,
  number,
  optional,
  record,
  string,
  type,
  union,
  unknown,
} from 'superstruct';
import { listOf } from './listOf';
import { NumberStruct } from './number';
import { readableOf } from './readableOf';
import { CurrencyStruct, orElse, TextOrNoneStruct, TextStruct, upperCode } from './text';

/** Limits of one currency, in major units; one that is absent or 0 is none. `minNonRus`: the minimum for users whose country is not ru. */
export interface AmountRule {
  min: number;
  max: number;
  minNonRus?: number;
}

const AmountRuleStruct: Describe<AmountRule> = type({
  min: orElse(NumberStruct, 0),
  max: orElse(NumberStruct, 0),
  minNonRus: optional(NumberStruct),
});

const RulesStruct: Describe<Record<string, AmountRule>> = coerce(
  record(string(), AmountRuleStruct),
  record(string(), unknown()),
  rules => Object.fromEntries(Object.entries(rules).map(([code, rule]) => [upperCode(code), rule])),
) as Describe<Record<string, AmountRule>>;

/** A field of a method's own form (FORM-01). */
export interface MethodField {
  name: string;
  category?: string;
  mask?: string;
  regex?: string;
  regex_error_key?: string;
  placeholder_key?: string;
  type?: string;
  values?: readonly { value: string; text: string }[];
}

export const MethodFieldStruct: Describe<MethodField> = type({
  name: TextStruct,
  category: optional(string()),
  mask: optional(string()),
  regex: optional(string()),
  regex_error_key: optional(string()),
  placeholder_key: optional(string()),
  type: optional(string()),
  values: optional(readableOf(type({ value: TextStruct, text: TextOrNoneStruct }))),
});

/**
 * A way to pay or to be paid (METH-01). `cardViewType` comes as its number or as its name. `banner`, `isInvestForbidden` and
 * `securityRulesGroup` are not read: whatever they hold, the method stays valid.
 */
export interface PaymentMethod {
  name: string;
  category: string;
  currency: readonly string[];
  text: Record<string, string>;
  amount_rules: Record<string, AmountRule>;
  fields: readonly MethodField[];
  position: number;
  cardViewType?: number | string;
  checkLuhn?: boolean;
  isPopular?: boolean;
  isPreparationRequired?: boolean;
  iconIds?: readonly string[];
  video_guide_url?: Record<string, { redesign?: string }>;
  /** This project's own: shown greyed, with the reason (beyond the specification). */
  isDisabled?: boolean;
  disabledReason?: string;
  /** This project's own: the account types that a withdrawal method serves (METH-07). */
  accountTypes?: readonly string[];
}

/** Behind all methods that have a position. */
const LAST = Number.MAX_SAFE_INTEGER;

export const PaymentMethodStruct: Describe<PaymentMethod> = type({
  name: TextStruct,
  // A server leaves out, or writes as null, what it has nothing to say about: such a method is shown all the same.
  category: TextOrNoneStruct,
  currency: listOf(CurrencyStruct),
  text: orElse(record(string(), string()), {}),
  amount_rules: orElse(RulesStruct, {}),
  fields: orElse(listOf(MethodFieldStruct), []),
  position: orElse(NumberStruct, LAST),
  cardViewType: optional(union([number(), string()])),
  checkLuhn: optional(boolean()),
  isPopular: optional(boolean()),
  isPreparationRequired: optional(boolean()),
  iconIds: optional(readableOf(TextStruct)),
  video_guide_url: optional(record(string(), type({ redesign: optional(string()) }))),
  isDisabled: optional(boolean()),
  disabledReason: optional(string()),
  accountTypes: optional(listOf(string())),
}) as Describe<PaymentMethod>;
