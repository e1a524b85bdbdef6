import type { Describe } from 'superstruct';

/** One call of the banking contract: the same row serves both transports. */
export interface Operation<Request, Answer> {
  path: string;
  method: 'GET' | 'POST';
  /** Checks the answer; `null` where it is not read. */
  answer: Describe<Answer> | null;
  /** Network-type failures are repeated (API-04): never on a call that moves money. */
  isRetried?: boolean;
  /** Carries the request's type; never set. */
  request?: Request;
}
