import { abTestGroup } from '../domain/player/abTestGroup';
import { defaultParentData, type ParentData, readParentData } from '../host/parentData';
import { createHttpTransport } from '../transport/createHttpTransport';
import type { TransportObserver } from '../transport/Transport';
import { resolveUser } from './resolveUser';
import type { CashierPreload } from './takePreloaded';
import { transportSettings } from './transportSettings';

/** As the element will get them: an answer for another bank, player or region is not used. */
export type PreloadOptions = Partial<
  Pick<
    ParentData,
    'host' | 'token' | 'user' | 'experiments' | 'locale' | 'platformVersion' | 'pwa' | 'isMobileApp'
  >
>;

// What went wrong is told when the widget asks again.
const silent: TransportObserver = {
  onRequest: () => {},
  onRetry: () => {},
  onRefusal: () => {},
  onSocketInit: () => {},
  onSocketReconnectAttempt: () => {},
};

/**
 * Starts what an element will need before it is there: the widget's code, and the question for the deposit methods, by
 * HTTP whatever the element's transport. The next element with the same bank, player and region takes the answer, once.
 * Never throws; what fails is asked for again by the element. Does nothing where there is no DOM.
 */
export function preload(options: PreloadOptions = {}): void {
  const { window } = globalThis;
  if (!window) return;
  import('../app/mountCashier').catch(() => {});
  // A host's values may come late: one that is not there yet is as none.
  const parent: ParentData = { ...defaultParentData(), ...readParentData(options, () => {}) };
  const user = resolveUser({
    userId: parent.userId,
    host: parent.user,
    stored: null,
    locale: parent.locale,
    windowWidthPx: window.innerWidth,
  });
  const settings = transportSettings(parent, user);
  const data = {
    country: user.paymentGeo,
    currency: user.currency,
    abTestGroup: abTestGroup(parent.experiments),
  };
  const transport = createHttpTransport({
    settings,
    observer: silent,
    now: () => performance.now(),
    fetch: (...args) => globalThis.fetch(...args),
  });
  const answer = transport.request({ path: 'methods-payment-v3', method: 'POST', data });
  answer.catch(() => {});
  const given: CashierPreload = { host: parent.host, token: settings.token(), data, answer };
  Object.assign(window, { cashierPreload: given });
}
