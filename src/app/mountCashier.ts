import type { MountCashier } from '../state/CashierHandle';
import { createAppElement } from './appElement';
import { createCashier } from './createCashier';
import { goBackOrClose } from './goBack';

/** Runs the app of one widget inside the shell's shadow root. */
export const mountCashier: MountCashier = handle => {
  const cashier = createCashier(handle);
  const { send, parent, user, translator, router, timings } = cashier;
  timings.loadStartedAt = handle.startedAt;
  send({ messageType: 'onInit', page: parent.page });
  send({ messageType: 'onRoute', path: router.current().path });
  const element = createAppElement(handle.root.ownerDocument, handle.version, cashier);
  // The player's language comes with the first paint where it can; a slow catalog must not hold it up.
  const show = () => {
    if (!cashier.signal.aborted) handle.root.append(element);
  };
  const catalog = translator.setLocale(user.lang);
  void Promise.race([catalog, new Promise(resolve => setTimeout(resolve, CATALOG_WAIT_MS))]).then(show);
  return {
    update: async changes => {
      const { applyParentChanges } = await import('./applyParentChanges');
      if (!cashier.signal.aborted) applyParentChanges(cashier, changes);
    },
    back: () => goBackOrClose(cashier),
    dispose: () => {
      element.remove();
      cashier.dispose();
    },
  };
};

const CATALOG_WAIT_MS = 800;
