import { type Describe, optional, string, type } from 'superstruct';
import { TextStruct } from './text';

/** A payment session (DEP-08). */
export interface PaymentSession {
  payment_session_id: string;
  created_at?: string;
  pending_group?: string;
}

export const PaymentSessionStruct: Describe<PaymentSession> = type({
  payment_session_id: TextStruct,
  created_at: optional(string()),
  pending_group: optional(string()),
});
