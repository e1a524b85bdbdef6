import { toCaptchaError } from '../../../captcha/CaptchaError';
import { captchaLeft } from '../../../flows/deposit/captcha/captchaFailure';
import { whileHere } from '../../../flows/shared/navigation/whileHere';
import { CAPTCHA_ID_EMPTY } from '../../../spec/messages';
import type { Cashier } from '../../../state/Cashier';

/**
 * The token of the score captcha; `null` if none can be had: the create then sends the bypass flag (P2P-02). Rejects
 * with `captchaLeft` once the player has left the screen: the create has not been sent then, and nobody waits for it.
 */
export async function fetchScoreCaptcha(cashier: Cashier): Promise<string | null> {
  const { handle, parent, send } = cashier;
  const { scoreCaptchaSiteKey: siteKey = '', scoreCaptchaScriptUrl: scriptUrl = '' } = parent.config;
  if (siteKey === '') {
    send({ messageType: 'Error', message: CAPTCHA_ID_EMPTY });
    return null;
  }
  const stay = whileHere(cashier);
  try {
    const { fetchScore } = await import('../../../captcha/fetchScore');
    return await fetchScore({
      window: handle.element.ownerDocument.defaultView ?? globalThis.window,
      siteKey,
      scriptUrl,
      action: 'deposit',
      signal: stay.signal,
    });
  } catch (error) {
    const { kind, message } = toCaptchaError(error);
    if (kind === 'aborted') throw captchaLeft('');
    send({ messageType: 'Error', message });
    return null;
  } finally {
    stay.end();
  }
}
