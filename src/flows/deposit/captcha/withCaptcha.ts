import { isCashierError } from '../../../api/errors';
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
