import { type Describe, optional } from 'superstruct';
import { shape } from './shape';
import { TextStruct } from './text';

/** A payment session (DEP-08). */
export interface PaymentSession {
  payment_session_id: string;
  created_at?: string;
  pending_group?: string;
}

export const PaymentSessionStruct: Describe<PaymentSession> = shape({
  payment_session_id: TextStruct,
  created_at: optional(TextStruct),
  pending_group: optional(TextStruct),
});
