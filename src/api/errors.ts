import { isTransportError, type TransportErrorKind } from '../transport/TransportError';

/**
 * `captcha`: a check before the call failed, and nothing was sent. `host`: the host did not allow the step; the message
 * is the player's text.
 */
export type CashierErrorKind = TransportErrorKind | 'schema' | 'captcha' | 'host';

interface CashierErrorFields {
  kind: CashierErrorKind;
  status?: number | undefined;
  code?: string | undefined;
  reference: string;
}

/**
 * A failed call, as the rest of the widget sees it. `reference` is the request's id where it had one (shown to
 * the player, sent to the host). Its message never holds a value that was sent or received. The getters say what the
 * failure means for the money (API-04).
 */
export class CashierError extends Error {
  override readonly name: string = 'CashierError';
  declare readonly kind: CashierErrorKind;
  declare readonly status: number | undefined;
  declare readonly code: string | undefined;
  declare readonly reference: string;

  constructor(message: string, { kind, status, code, reference }: CashierErrorFields) {
    super(message);
    this.kind = kind;
    this.status = status;
    this.code = code;
    this.reference = reference;
  }

  /** The server may have acted although no answer came: ask before trying again. */
  get isOutcomeUnknown(): boolean {
    const { kind, status = 400 } = this;
    if (kind === 'refused') return status >= 500 || status < 400;
    // These two come before the call. An aborted call was sent, and then lost its connection to a change of
    // host or transport.
    return !['captcha', 'host'].includes(kind);
  }

  /** The request got lost, or a gateway gave up on it: it may still reach the server. */
  get isLost(): boolean {
    const { kind, isAnswered } = this;
    return kind === 'refused' ? !isAnswered : ['network', 'timeout'].includes(kind);
  }

  /** The server has taken the call, but its answer cannot be read. */
  get isUnreadable(): boolean {
    return ['schema', 'broken'].includes(this.kind);
  }

  /** The refusal is the server's own, and not that of a gateway in front of it. */
  get isAnswered(): boolean {
    const { kind, status = 0, isWordless } = this;
    return kind === 'refused' && !(isWordless && [502, 503, 504].includes(status));
  }

  /**
   * It refuses the session (401) or the rate of calls (429), whatever the call was about: another try may go
   * through.
   */
  get isPassing(): boolean {
    const { status = 0 } = this;
    return [401, 429].includes(status);
  }

  /** A status without a message: perhaps sent by a gateway on the way, and not by the server itself. */
  get isWordless(): boolean {
    return this.message === `HTTP ${this.status}`;
  }
}

export const isCashierError = (error: unknown): error is CashierError => error instanceof CashierError;

/** Wraps whatever a transport threw; errors of our own pass through. */
export function toCashierError(error: unknown, reference: string): CashierError {
  if (isCashierError(error)) return error;
  const fields = isTransportError(error) ? error : { kind: 'network' as const };
  return new CashierError(error instanceof Error ? error.message : 'Error', { ...fields, reference });
}
