import { methodsQuery } from '../domain/player/methodsQuery';
import { tokenOf } from '../domain/player/tokenOf';
import { defaultParentData, type ParentData, type ParentDataInput, readParentData } from '../host/parentData';
import { MINUTE_MS } from '../spec/timers';
import { createHttpTransport } from '../transport/createHttpTransport';
import type { TransportObserver } from '../transport/Transport';
import { resolveUser } from './resolveUser';
import type { CashierPreload } from './takePreloaded';
import { transportSettings } from './transportSettings';

/** The same values that the element will get: an answer for another bank, player or region is not used. */
export type PreloadOptions = Partial<ParentDataInput>;

// The widget reports failures itself when it asks again.
const silent: TransportObserver = {
  onRequest: () => {},
  onRetry: () => {},
  onRefusal: () => {},
  onSocketInit: () => {},
  onSocketReconnectAttempt: () => {},
};

/**
 * Loads ahead what an element will need: the widget's code, and the deposit methods, over HTTP whatever the element's
 * transport. The next element with the same bank, player and region uses the answer, once, if it comes within a minute.
 * Never throws: what failed, the element asks for again. Does nothing where there is no DOM.
 */
export function preload(options: PreloadOptions = {}): void {
  const { window } = globalThis;
  if (!window) return;
  import('../app/mountCashier').catch(() => {});
  // A host's values may come late: a missing one counts as none.
  const parent: ParentData = { ...defaultParentData(), ...readParentData(options, () => {}) };
  const user = resolveUser({ parent, stored: null, window });
  const settings = transportSettings(parent, user, () => tokenOf(parent));
  const data = methodsQuery(user.paymentGeo, user.currency, parent.experiments);
  const transport = createHttpTransport({ settings, observer: silent });
  const answer = transport.request({ path: 'methods-payment-v3', method: 'POST', data });
  answer.catch(() => {});
  const given: CashierPreload = { host: parent.host, token: settings.token(), data, answer };
  const place = Object.assign(window, { cashierPreload: given });
  setTimeout(() => {
    if (place.cashierPreload === given) Reflect.deleteProperty(place, 'cashierPreload');
  }, MINUTE_MS);
}
