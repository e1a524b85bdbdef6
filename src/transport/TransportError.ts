export type TransportErrorKind = 'network' | 'timeout' | 'refused' | 'broken' | 'aborted';

interface TransportErrorFields {
  kind: TransportErrorKind;
  status?: number;
  code?: string;
  /** The transport has retried by itself already: withRetry must not. */
  isFinal?: boolean;
}

/**
 * Why a call failed: `network` (no answer), `timeout`, `refused` (the server said no), `broken` (not JSON),
 * `aborted`. Recognised by name, not by class: shell and app are separate bundles.
 */
export class TransportError extends Error {
  override readonly name: string = 'TransportError';
  declare readonly kind: TransportErrorKind;
  declare readonly status: number | undefined;
  declare readonly code: string | undefined;
  declare readonly isFinal: boolean;

  constructor(message: string, { kind, status, code, isFinal = false }: TransportErrorFields) {
    super(message);
    this.kind = kind;
    this.status = status;
    this.code = code;
    this.isFinal = isFinal;
  }
}

/** The caller no longer wants the answer, or the connection was closed. */
export const abortedError = (): TransportError => new TransportError('Aborted', { kind: 'aborted' });

export const isTransportError = (error: unknown): error is TransportError =>
  error instanceof Error && error.name === 'TransportError';
