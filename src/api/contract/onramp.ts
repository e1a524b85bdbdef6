import { type Describe, enums, optional, record, string, type, unknown } from 'superstruct';

/** external-deposit-continue: an error, or where to go with what. */
export interface ContinuedDeposit {
  error?: unknown;
  source?: string;
  method?: 'GET' | 'POST';
  data?: Record<string, unknown>;
}

export const ContinuedDepositStruct: Describe<ContinuedDeposit> = type({
  error: optional(unknown()),
  source: optional(string()),
  method: optional(enums(['GET', 'POST'])),
  data: optional(record(string(), unknown())),
}) as Describe<ContinuedDeposit>;
