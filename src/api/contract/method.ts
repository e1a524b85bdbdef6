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
import { upperCode } from '../../domain/money/currency';
import { choiceOf, ValueStruct } from './choice';
import { listOf } from './listOf';
import { NumberStruct } from './number';
import { orLost } from './orLost';
import { readableOf } from './readableOf';
import { CurrencyStruct, orElse, TextOrNoneStruct, TextStruct } from './text';

/** Limits of one currency, in major units; one that is absent or 0 is none. */
export interface AmountRule {
  min: number;
  max: number;
  /** The minimum for users whose country is not ru. */
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
  /** The key of its value in `fields`. */
  name: string;
  category?: string;
  /** How it is typed: docs/contract.md, Envelope. */
  mask?: string;
  /** The rule for the whole value, as JavaScript's, without flags. */
  regex?: string;
  /**
   * What the player reads where the rule fails: the key of a text of the widget, or the text itself if it has
   * a space.
   */
  regex_error_key?: string;
  /** The same for an empty field. */
  placeholder_key?: string;
  /** docs/contract.md, Fields. */
  type?: string;
  /** The choices of a list. */
  values?: readonly { value: string; text: string }[];
}

/** The method can be paid by without it: a rule is left to the server. */
const OrnamentStruct: Describe<string | undefined> = orLost(TextStruct);

export const MethodFieldStruct: Describe<MethodField> = type({
  name: TextStruct,
  category: optional(string()),
  mask: OrnamentStruct,
  regex: OrnamentStruct,
  regex_error_key: OrnamentStruct,
  placeholder_key: OrnamentStruct,
  type: optional(string()),
  values: optional(readableOf(choiceOf(type({ value: ValueStruct, text: TextOrNoneStruct })))),
}) as Describe<MethodField>;

/**
 * A way to pay or to be paid (METH-01). `banner`, `isInvestForbidden` and `securityRulesGroup` are not read:
 * whatever they hold, the method stays valid.
 */
export interface PaymentMethod {
  /** Its id; of two methods of one name the first counts. */
  name: string;
  /** The group that it is listed in. */
  category: string;
  /** The codes of the currencies that it takes. */
  currency: readonly string[];
  /** What the player reads, by language. */
  text: Record<string, string>;
  /** By the code of the currency. */
  amount_rules: Record<string, AmountRule>;
  fields: readonly MethodField[];
  /** Its place in the list, the lowest first. */
  position: number;
  /** Its kind, as a number or a name: docs/contract.md, Resources. */
  cardViewType?: number | string;
  /** The card's number must pass the Luhn check. */
  checkLuhn?: boolean;
  /** Listed first. */
  isPopular?: boolean;
  /**
   * Whether an Indian method asks deposit-prepare for an invoice first; unless the host opens its page, it
   * does by default.
   */
  isPreparationRequired?: boolean;
  /** The first that the widget has a drawing of is shown, else the first that the server has a picture of. */
  iconIds?: readonly string[];
  /** By language_country, as en_IN. */
  video_guide_url?: Record<string, { redesign?: string }>;
  /** Shown greyed, with the reason (this project's own). */
  isDisabled?: boolean;
  disabledReason?: string;
  /** The accounts that a withdrawal may be taken from, main or additional; by default main (this project's own). */
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
