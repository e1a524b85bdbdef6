import { CAPTCHA_DATA_EMPTY, CAPTCHA_ID_EMPTY } from '../spec/messages';
import { CaptchaError, toCaptchaError } from './CaptchaError';
import { loadScript } from './loadScript';
import { withTimeLimit } from './withTimeLimit';

interface ScoreCaptcha {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): PromiseLike<string>;
}

interface ScoreWindow extends Window {
  grecaptcha?: Partial<ScoreCaptcha>;
}

interface ScoreRequest {
  window: Window;
  siteKey: string;
  /** '' for the provider's own. */
  scriptUrl: string;
  action: string;
  signal: AbortSignal;
}

const SCORE_SCRIPT_URL = 'https://www.google.com/recaptcha/api.js?render=';

/** The token of the score-based captcha, within 30 s in all (CAP-01). Rejects with a CaptchaError. */
export async function fetchScore(request: ScoreRequest): Promise<string> {
  const { siteKey, signal } = request;
  if (siteKey === '') throw new CaptchaError('missing-id', CAPTCHA_ID_EMPTY);
  try {
    return await withTimeLimit(signal, ended => execute(request, ended));
  } catch (error) {
    throw toCaptchaError(error);
  }
}

async function execute(request: ScoreRequest, signal: AbortSignal): Promise<string> {
  const { window, siteKey, scriptUrl, action } = request;
  const holder = window as ScoreWindow;
  if (!holder.grecaptcha?.execute) {
    const url = scriptUrl || `${SCORE_SCRIPT_URL}${encodeURIComponent(siteKey)}`;
    const isDefined = () => holder.grecaptcha !== undefined;
    await loadScript({ document: window.document, url, isDefined, signal });
  }
  const { grecaptcha } = holder;
  if (!grecaptcha?.ready) throw new CaptchaError('invalid-environment');
  await new Promise<void>(resolve => grecaptcha.ready?.(resolve));
  const token = await grecaptcha.execute?.(siteKey, { action });
  if (typeof token !== 'string' || token === '') throw new CaptchaError('empty-result', CAPTCHA_DATA_EMPTY);
  return token;
}
