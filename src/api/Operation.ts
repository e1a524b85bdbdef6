import type { Describe } from 'superstruct';
import type { TransportRequest } from '../transport/Transport';

/** A call of the banking contract whose answer is not read: it is accepted or refused. */
export interface Command<Request> extends Pick<TransportRequest, 'path' | 'method' | 'retryOn'> {
  /**
   * Moves no money, or once only however often it is sent: sent again with the token that the host sets after a 401
   * (USER-09). Always so with `retryOn`.
   */
  isSafe?: boolean;
  /** Carries the request's type; never set. */
  request?: Request;
}

/** One call of the banking contract: the same row serves both transports. */
export interface Operation<Request, Answer> extends Command<Request> {
  /** Checks the answer. */
  answer: Describe<Answer>;
  /** Fields of the answer that are dropped if they cannot be read, as the rest counts all the same. */
  beside?: readonly string[];
  /** The message if there is no answer at all (DEP-14); by default that of a broken one. */
  whenEmpty?: string;
}
