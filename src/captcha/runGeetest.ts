import { CAPTCHA_ID_EMPTY, GEETEST_RESULT_EMPTY } from '../spec/messages';
import { CAPTCHA_SOLVE_TIMEOUT_MS, CAPTCHA_TIMEOUT_MS } from '../spec/timers';
import { CaptchaError, type CaptchaErrorKind } from './CaptchaError';
import { geetestLanguage } from './geetestLanguage';
import type { Geetest, GeetestData, GeetestFailure, GeetestWindow } from './geetestTypes';
import { keepOnTop } from './keepOnTop';

export interface GeetestRun {
  window: Window;
  /** The widget's. */
  element: Element;
  captchaId: string;
  /** The player's locale. */
  locale: string;
  signal: AbortSignal;
}

/** Geetest's codes 60100 to 60205: a request or resource failed to load. */
const NETWORK_CODES = /^60[12]\d\d$/;
/** Codes of geetest's server: this challenge is no longer valid. */
const EXPIRED_CODES = /^-?5030[158]$/;

function kindOf({ code = '', msg = '' }: GeetestFailure = {}): CaptchaErrorKind {
  if (NETWORK_CODES.test(String(code)) || /network|timeout/i.test(msg)) return 'network';
  return EXPIRED_CODES.test(String(code)) || /expire/i.test(msg) ? 'expired-token' : 'unknown';
}

const FIELDS = ['lot_number', 'pass_token', 'gen_time', 'captcha_output'] as const;

function readResult(captcha: Geetest): GeetestData {
  const result = captcha.getValidate() || {};
  const entries = FIELDS.map(field => [field, String(result[field] ?? '')] as const);
  if (entries.some(([, text]) => text === '')) throw new CaptchaError('empty-result', GEETEST_RESULT_EMPTY);
  return Object.fromEntries(entries) as Record<(typeof FIELDS)[number], string>;
}

/** Must not throw: whoever waits for the challenge would never hear of its end. */
function drop(captcha: Geetest | null): void {
  try {
    captcha?.destroy?.();
  } catch {
    // Geetest's own clean-up failed; the challenge is over all the same.
  }
}

/**
 * One challenge of geetest v4, whose script is there. It must be ready within 30 s; then the player has as long
 * as a token lives. Rejects with a CaptchaError.
 */
export function runGeetest({ window, element, captchaId, locale, signal }: GeetestRun): Promise<GeetestData> {
  const { initGeetest4 } = window as GeetestWindow;
  return new Promise((resolve, reject) => {
    let captcha: Geetest | null = null;
    let isOver = false;
    let letGo = () => {};

    function end(settle: () => void): void {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      signal.removeEventListener('abort', handleAbort);
      settle();
      drop(captcha);
      letGo();
    }
    const fail = (kind: CaptchaErrorKind, message?: string) =>
      end(() => reject(new CaptchaError(kind, message)));
    const handleAbort = () => fail('aborted');
    let timer = setTimeout(() => fail('timeout'), CAPTCHA_TIMEOUT_MS);

    signal.addEventListener('abort', handleAbort, { once: true });
    if (signal.aborted) return handleAbort();
    if (captchaId === '') return fail('missing-id', CAPTCHA_ID_EMPTY);
    if (typeof initGeetest4 !== 'function') return fail('invalid-environment');

    function start(made: Geetest): void {
      if (isOver) {
        drop(made);
        return;
      }
      captcha = made;
      made.onReady(() => {
        if (isOver) return;
        clearTimeout(timer);
        timer = setTimeout(() => fail('expired-token'), CAPTCHA_SOLVE_TIMEOUT_MS);
        try {
          made.showCaptcha();
        } catch {
          fail('unknown');
        }
      });
      made.onSuccess(() => {
        try {
          const data = readResult(made);
          end(() => resolve(data));
        } catch (error) {
          end(() => reject(error));
        }
      });
      made.onError(failure => fail(kindOf(failure)));
      made.onClose(() => fail('closed-by-user'));
    }

    letGo = keepOnTop(element);
    try {
      const onError = (failure?: GeetestFailure) => fail(kindOf(failure));
      const language = geetestLanguage(locale);
      initGeetest4({ captchaId, product: 'bind', protocol: 'https://', language, onError }, start);
    } catch {
      fail('unknown');
    }
  });
}
