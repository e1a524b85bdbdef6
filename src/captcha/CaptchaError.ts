/** Why there is no captcha data (specification, section 8). */
export type CaptchaErrorKind =
  | 'missing-id'
  | 'invalid-environment'
  | 'expired-token'
  | 'closed-by-user'
  | 'script-failed'
  | 'network'
  | 'timeout'
  | 'empty-result'
  | 'aborted'
  | 'unknown';

export class CaptchaError extends Error {
  override readonly name: string = 'CaptchaError';
  readonly kind: CaptchaErrorKind;

  constructor(kind: CaptchaErrorKind, message: string = `Captcha: ${kind.replaceAll('-', ' ')}`) {
    super(message);
    this.kind = kind;
  }
}

/** Turns whatever third-party code threw into an error of ours. */
export const toCaptchaError = (error: unknown): CaptchaError =>
  error instanceof CaptchaError ? error : new CaptchaError('unknown');
