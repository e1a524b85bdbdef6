import type { Describe } from 'superstruct';
import { shape } from './shape';
import { TextStruct } from './text';

/** A payment session (DEP-08). Nothing else of it is read. */
export interface PaymentSession {
  payment_session_id: string;
}

export const PaymentSessionStruct: Describe<PaymentSession> = shape({
  payment_session_id: TextStruct,
});
