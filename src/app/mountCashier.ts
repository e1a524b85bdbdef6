import { isNativePlatform } from '../domain/player/resolvePlatform';
import { loadDepositMethods } from '../flows/deposit/list/loadDepositMethods';
import { takeFormats } from '../lib/intlFormats';
import { sleep } from '../lib/sleep';
import { whenIdle } from '../lib/whenIdle';
import type { Cashier } from '../state/Cashier';
import type { MountCashier } from '../state/CashierHandle';
import { readoptSheets } from '../theme/adoptSheet';
import { dropStrayPresses } from '../ui/frame/dropStrayPresses';
import { createUpdate } from './changes/createUpdate';
import { createAppElement } from './createAppElement';
import { createCashier } from './createCashier';
import { keepKeys } from './keepKeys';
import { goBackOrClose } from './router/goBack';

const LONGEST_WAIT_MS = 800;
const FIRST_RETRY_MS = 2000;

/** Runs the app of one widget inside the shell's shadow root. */
export const mountCashier: MountCashier = handle => {
  takeFormats(handle.formats);
  const cashier = createCashier(handle);
  const { send, parent, user, translator, router } = cashier;
  send({ messageType: 'onInit', page: parent.page });
  send({ messageType: 'onRoute', path: router.current().path });
  const element = createAppElement(handle.version, cashier);
  dropStrayPresses(element, cashier.signal);
  keepKeys(cashier);
  const show = () => {
    if (cashier.signal.aborted) return;
    handle.root.append(element);
    startWhenShown(cashier).catch(() => {});
  };
  const listed = handle.isListPainted ? loadDepositMethods(cashier) : undefined;
  const ready = Promise.all([translator.setLocale(user.lang), startTheme(cashier), listed]);
  // The first paint waits for language and theme, but not for slow ones.
  void Promise.race([ready, sleep(LONGEST_WAIT_MS, cashier.signal).catch(() => {})]).then(show);
  return {
    update: createUpdate(cashier),
    back: () => goBackOrClose(cashier),
    readopt: () => {
      // The shell is another bundle, and knows only its own sheets.
      readoptSheets(handle.root);
      import('./themingOf').then(
        ({ themingOf }) => themingOf(cashier).readopt(),
        () => {},
      );
    },
    dispose: () => {
      if (element.isConnected) element.remove();
      cashier.dispose();
    },
  };
};

/**
 * Monitoring and host control start after the list. Where their code did not come, the cashier works without
 * them and asks for it again.
 */
async function startWhenShown(cashier: Cashier, waitMs = FIRST_RETRY_MS): Promise<void> {
  await whenIdle();
  const later = await import('./startLater').catch(() => sleep(waitMs, cashier.signal));
  if (!later) return startWhenShown(cashier, waitMs * 2);
  if (!cashier.signal.aborted) later.startLater(cashier);
}

/** Applies a host's schema, or the look of a native platform; the default look needs no code. */
async function startTheme(cashier: Cashier): Promise<void> {
  if (!cashier.parent.schema && !isNativePlatform(cashier.user.platform)) return;
  try {
    const { themingOf } = await import('./themingOf');
    if (!cashier.signal.aborted) themingOf(cashier).apply();
  } catch {
    // The default look will do.
  }
}
