import { DepositDataStruct, PARAMETERS } from '../../../api/contract/deposit';
import { isRedirectOnly } from '../../../domain/method/methodLists';
import { safeUrl } from '../../../domain/url/safeUrl';
import type { Cashier } from '../../../state/Cashier';
import type { Redirect } from '../../../state/createTransactionState';
import { reportToHost } from '../../shared/failure/reportFailure';
import { tellPlayer } from '../../shared/failure/tellPlayer';
import type { PopUp } from './openPopUp';
import { opensOutside } from './opensOutside';

/** The part of an answer that sends the player away. */
interface RedirectAnswer {
  source?: string;
  method?: Redirect['method'];
  data?: object;
}

/** Where an answer sends the player, or `null`; throws if the address is not safe (DEP-06). */
export function readRedirect(
  { source, method, data = {} }: RedirectAnswer,
  paymentMethod: string,
): Redirect | null {
  if (!source) return null;
  const url = safeUrl(source, { allowAppLinks: isRedirectOnly(paymentMethod) });
  if (!url) throw new Error('The redirect address is not safe');
  // The parts that the contract knows are for the widget's own screens.
  const fields = Object.entries({ ...data, ...Reflect.get(data, PARAMETERS) }).filter(
    ([name, value]) =>
      !Object.hasOwn(DepositDataStruct.schema, name) || (typeof value !== 'object' && value !== undefined),
  );
  // Without an HTTP method, data is posted, as with any but GET; an app can only be opened by a link.
  const isLink = fields.length === 0 || !url.protocol.startsWith('http');
  return { url: url.href, method: method ?? (isLink ? 'GET' : 'POST'), data: Object.fromEntries(fields) };
}

/**
 * DEP-04: gives the redirect to the host, to the native external browser, or to the window that waits. Returns
 * whether it went there: not where the browser has blocked the window.
 */
export function followRedirect(
  cashier: Cashier,
  redirect: Redirect,
  paymentMethod: string,
  popUp: PopUp | null,
): boolean {
  const isHosts = isRedirectOnly(paymentMethod);
  if (!isHosts && !opensOutside(cashier)) return popUp?.go(redirect) ?? false;
  popUp?.close();
  cashier.send({ messageType: isHosts ? 'onExternalRedirectEvent' : 'openExtBrowser', ...redirect });
  return true;
}

interface Named {
  paymentMethod: string;
  /** What the player can name the deposit by: it exists, though its page is not opened. */
  reference: string;
}

/** Where an answer sends the player, or `null`; the player and the host are told of an unsafe address (DEP-06). */
export function readSafeRedirect(
  cashier: Cashier,
  answer: RedirectAnswer,
  { paymentMethod, reference }: Named,
): Redirect | null | 'unsafe' {
  try {
    return readRedirect(answer, paymentMethod);
  } catch (error) {
    reportToHost(cashier, error);
    tellPlayer(cashier, cashier.translator.t('redirect.unsafe'), reference);
    return 'unsafe';
  }
}
