import { coerce, type Describe, optional, record, string, unknown } from 'superstruct';
import { isEmptyList } from '../../lib/isEmptyList';
import { type RedirectMethod, RedirectMethodStruct } from './redirectMethod';
import { shape } from './shape';

/** external-deposit-continue: an error, or where to go with what. */
export interface ContinuedDeposit {
  error?: unknown;
  source?: string;
  method?: RedirectMethod;
  data?: Record<string, unknown>;
}

export const ContinuedDepositStruct: Describe<ContinuedDeposit> = shape({
  // Some servers write an absent object as an empty list.
  error: coerce(unknown(), unknown(), error => (isEmptyList(error) ? undefined : error)),
  source: optional(string()),
  method: RedirectMethodStruct,
  data: optional(record(string(), unknown())),
}) as Describe<ContinuedDeposit>;
