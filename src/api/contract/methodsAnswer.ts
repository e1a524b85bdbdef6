import { boolean, type Describe, optional, unknown } from 'superstruct';
import { listOf } from './listOf';
import { orLost } from './orLost';
import { type PaymentSession, PaymentSessionStruct } from './session';
import { shape } from './shape';
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
