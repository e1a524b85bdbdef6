import { isCashierError } from '../../../api/errors';
import { ERROR_CODES } from '../../../spec/messages';

interface CaptchaCall<Captcha, Answer> {
  fetchCaptcha(): Promise<Captcha>;
  /** Known before the first try, where none is needed yet. */
  initial?: Captcha;
  call(captcha: Captcha): Promise<Answer>;
}

/** A call with its captcha; `captcha_required` is answered with one fresh captcha and one more try (section 8). */
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
