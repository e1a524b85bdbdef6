import { coerce, type Describe } from 'superstruct';
import { shape } from './shape';
import { type RawStatus, RawStatusStruct } from './transaction';

/**
 * The status in the answer to a call that does something. A bare 1 may be the result of the call, and would say for
 * good that the money has arrived: the status of the payment is asked for.
 */
export const answeredStatus = (status: RawStatus): RawStatus => (String(status) === '1' ? 'waiting' : status);

export const AnsweredStatusStruct: Describe<RawStatus> = coerce(
  RawStatusStruct,
  RawStatusStruct,
  answeredStatus,
);

/** An answer of which only the status is read. */
export interface StatusAnswer {
  status: RawStatus;
}

export const StatusAnswerStruct: Describe<StatusAnswer> = shape({ status: AnsweredStatusStruct });
