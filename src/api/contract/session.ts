import { type Describe, optional, type } from 'superstruct';
import { TextStruct } from './text';

/** A payment session (DEP-08). */
export interface PaymentSession {
  payment_session_id: string;
  created_at?: string;
  pending_group?: string;
}

export const PaymentSessionStruct: Describe<PaymentSession> = type({
  payment_session_id: TextStruct,
  created_at: optional(TextStruct),
  pending_group: optional(TextStruct),
});
