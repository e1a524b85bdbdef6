import { boolean, coerce, type Describe, optional, string, unknown } from 'superstruct';
import { listOf } from './listOf';
import { orLost } from './orLost';
import { type PaymentSession, PaymentSessionStruct } from './session';
import { shape } from './shape';
import { TextStruct } from './text';
import { type Transaction, TransactionStruct } from './transaction';

/** The methods of a region. They are checked one by one: a broken one is left out and reported. */
export interface MethodsAnswer {
  methods: readonly unknown[];
  /** There are no methods for this region: the player is told so. */
  isDirectGeo?: boolean;
  transaction?: Transaction;
  paymentSession?: PaymentSession;
}

export const MethodsAnswerStruct: Describe<MethodsAnswer> = shape({
  methods: listOf(unknown()),
  isDirectGeo: optional(boolean()),
  transaction: optional(TransactionStruct),
  paymentSession: orLost(PaymentSessionStruct),
}) as Describe<MethodsAnswer>;

/** A region that the player may choose. */
export interface Country {
  /** ISO 3166, as 'MX'. */
  code: string;
  /** Used if the engine has no name for the country. */
  name?: string;
}

/** A country without a code cannot be chosen: its blank code is not read. */
export const CountryStruct: Describe<Country> = shape({
  code: coerce(string(), string(), code => code.trim() || null),
  name: optional(TextStruct),
});
