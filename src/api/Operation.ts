import type { Describe } from 'superstruct';

/** A call of the banking contract whose answer is not read: it is accepted or refused. */
export interface Command<Request> {
  path: string;
  method: 'GET' | 'POST';
  /** Network-type failures, or those of the server too, are repeated (API-04): never on a call that moves money. */
  isRetried?: boolean | 'server-too';
  /**
   * Moves no money, or only once however often it is made: repeated with the token that the host sets after a 401 (USER-09). A retried call is
   * always safe.
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
