import type { P2PAnswer, P2PPayload } from '../../../api/contract/p2p';
import { CashierError } from '../../../api/errors';
import { depositCreateP2P } from '../../../api/operations/p2p';
import { toCaptchaError } from '../../../captcha/CaptchaError';
import { captchaLeft, withCaptcha } from '../../../flows/deposit/captcha/withCaptcha';
import { keepIntent } from '../../../flows/deposit/pending/keepPending';
import { depositPayload } from '../../../flows/deposit/submit/depositPayload';
import { ensurePaymentSession } from '../../../flows/deposit/submit/sendDeposit';
import { markTold } from '../../../flows/shared/creation/tellCreated';
import { whileHere } from '../../../flows/shared/navigation/whileHere';
import { CAPTCHA_ID_EMPTY } from '../../../spec/messages';
import type { Cashier } from '../../../state/Cashier';
import type { PressedIntent } from '../../../state/DepositIntent';
import { regionOf } from '../../../state/regionOf';
import type { P2PCreation } from '../p2pOf';

/** A create that is under way. */
export interface Creating {
  intent: PressedIntent;
  creation: P2PCreation;
  /** An earlier call of the same may have made it. */
  isUnclear: boolean;
  isHere(): boolean;
  /** When the deposit was asked for (epoch ms); `null` if it existed before. */
  askedAtMs: number | null;
  /** The deposit's id, if the answer has named it: the host has been told of it (DEP-14). */
  made: string | null;
  /**
   * Ends the watch for 'form on close' before the widget itself leaves the screen. Until the outcome is
   * known, the deposit counts as being created.
   */
  stopWatching(): void;
}

/** Sends the create, with the captcha's score if there is one; not at all once the player has cancelled. */
export async function sendCreate(cashier: Cashier, creating: Creating): Promise<P2PAnswer> {
  const { client, signal } = cashier;
  const { intent, creation } = creating;
  const { requestId } = creation;
  const session = await ensurePaymentSession(cashier, intent);
  const payload = { ...p2pPayload(cashier, intent), ...session, requestId };
  const { depositId } = payload;
  if (depositId === undefined) creating.askedAtMs = Date.now();
  else markTold(cashier, { requestId, depositId });
  return withCaptcha({
    fetchCaptcha: () => fetchScoreCaptcha(cashier),
    call: score => {
      if (creation.isCancelled)
        throw new CashierError('Cancelled by the player', { kind: 'captcha', reference: requestId });
      const metadata = { ...payload.metadata, ...(score === null && { isCaptchaBypassed: true }) };
      const data = { ...payload, metadata, ...(score !== null && { checkScore: score }) };
      // A deposit that exists already needs no entry: deposit-check finds it by its method.
      if (depositId === undefined) keepIntent(cashier, intent, { depositId: null, requestId });
      return client.call(depositCreateP2P, data, { signal, reference: requestId });
    },
  });
}

/** deposit-create-p2p's payload (P2P-02), without the ids of request and session and without the captcha. */
export function p2pPayload(
  cashier: Cashier,
  intent: PressedIntent,
): Omit<P2PPayload, 'requestId' | 'paymentSessionId'> {
  const {
    paymentType: paymentMethod,
    returnUrl: _address,
    wallet: _network,
    boxId: _package,
    abTestGroup: _group,
    ...payload
  } = depositPayload(cashier, intent);
  const { bank } = payload.fields;
  return {
    selectedCountry: regionOf(cashier),
    ...payload,
    paymentMethod,
    ...(bank !== undefined && { bank }),
  };
}

/**
 * The token of the score captcha; `null` if none can be had: the create then sends the bypass flag (P2P-02). Rejects
 * with `captchaLeft` once the player has left the screen: the create has not been sent then, and nobody waits for it.
 */
async function fetchScoreCaptcha(cashier: Cashier): Promise<string | null> {
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
