import { CashierError, isCashierError } from '../../../api/errors';
import { type CaptchaErrorKind, toCaptchaError } from '../../../captcha/CaptchaError';
import { ERROR_CODES } from '../../../spec/messages';

interface CaptchaCall<Captcha, Answer> {
  fetchCaptcha(): Promise<Captcha>;
  /** What the first try sends, if it is known already or no captcha is needed for it. */
  initial?: Captcha;
  call(captcha: Captcha): Promise<Answer>;
}

/** Makes a call with a captcha; after `captcha_required`, once more with a fresh one (section 8). */
export async function withCaptcha<Captcha, Answer>({
  fetchCaptcha,
  initial,
  call,
}: CaptchaCall<Captcha, Answer>): Promise<Answer> {
  const first = initial ?? (await fetchCaptcha());
  try {
    return await call(first);
  } catch (error) {
    if (!isCashierError(error) || error.code !== ERROR_CODES.captchaRequired) throw error;
    return await call(await fetchCaptcha());
  }
}

/** The error code of each captcha failure, which selects the player's text; else `captcha_failed`. */
const CODES: Readonly<Partial<Record<CaptchaErrorKind, string>>> = {
  'closed-by-user': 'captcha_closed',
  'expired-token': 'captcha_expired',
  timeout: 'captcha_network',
  network: 'captcha_network',
  'script-failed': 'captcha_network',
};

const LEFT = 'captcha_left';

/** The player has left the screen of the captcha: there is nothing to tell them. */
export const isCaptchaLeft = (error: unknown): boolean => isCashierError(error) && error.code === LEFT;

export const captchaLeft = (reference: string): CashierError =>
  new CashierError('Captcha: aborted', { kind: 'captcha', code: LEFT, reference });

/** A captcha failure as the error of a call that was never sent. */
export function captchaFailure(failure: unknown, reference: string): CashierError {
  const { kind, message } = toCaptchaError(failure);
  if (kind === 'aborted') return captchaLeft(reference);
  return new CashierError(message, { kind: 'captcha', code: CODES[kind] ?? 'captcha_failed', reference });
}
