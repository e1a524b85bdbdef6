import type { DepositPayload } from '../../../api/contract/deposit';
import { CashierError, isCashierError } from '../../../api/errors';
import { createUuid } from '../../../lib/createUuid';
import { giveFocus } from '../../../lib/giveFocus';
import { isRecord } from '../../../lib/isRecord';
import { CAPTCHA_DATA_EMPTY, GEETEST_CAPTCHA_ID_REQUIRED } from '../../../spec/messages';
import type { Cashier } from '../../../state/Cashier';
import type { Place } from '../../shared/navigation/placeOf';
import { whileHere } from '../../shared/navigation/whileHere';
import { captchaFailure, captchaLeft } from './withCaptcha';

export type GeetestFields = Pick<
  DepositPayload,
  'geetestCaptchaOutput' | 'geetestGenTime' | 'geetestLotNumber' | 'geetestPassToken'
>;

/** The captcha id: the parent's, else the schema's (section 3). */
function geetestIdOf({ parent }: Cashier): string {
  const { meta } = parent.schema ?? {};
  const fromSchema = isRecord(meta) && meta.geetestCaptchaId;
  return parent.geetestCaptchaId || (typeof fromSchema === 'string' ? fromSchema : '');
}

/**
 * Runs the captcha for a form and returns its four payload fields (DEP-02). Throws a CashierError whose code selects the
 * player's text. Leaving the screen, or another player, aborts it.
 */
export async function fetchGeetestFields(cashier: Cashier, place: Place): Promise<GeetestFields> {
  // No captcha opens over another screen: nobody there would know what it is for.
  if (place.isLeft()) throw captchaLeft('');
  const { handle, parent, user } = cashier;
  const reference = createUuid();
  const refusal = (message: string, code: string) =>
    new CashierError(message, { kind: 'captcha', code, reference });
  const captchaId = geetestIdOf(cashier);
  if (captchaId === '') throw refusal(GEETEST_CAPTCHA_ID_REQUIRED, 'captcha_failed');
  const stay = whileHere(cashier);
  const focused = handle.root.activeElement as HTMLElement | null;
  try {
    const { fetchGeetest } = await import('../../../captcha/fetchGeetest');
    const data = await fetchGeetest({
      window: handle.element.ownerDocument.defaultView ?? globalThis.window,
      element: handle.element,
      captchaId,
      locale: user.lang,
      scriptUrl: parent.config.captchaScriptUrl ?? '',
      signal: stay.signal,
    });
    if (data === null) throw refusal(CAPTCHA_DATA_EMPTY, 'captcha_network');
    return {
      geetestCaptchaOutput: data.captcha_output,
      geetestGenTime: data.gen_time,
      geetestLotNumber: data.lot_number,
      geetestPassToken: data.pass_token,
    };
  } catch (error) {
    throw isCashierError(error) ? error : captchaFailure(error, reference);
  } finally {
    stay.end();
    // The challenge has gone, and the focus with it.
    if (!handle.root.activeElement) giveFocus(focused);
  }
}
