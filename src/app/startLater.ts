import type { Cashier } from '../state/Cashier';
import { forgetExpired } from '../state/forgetExpired';
import { createConsoleHelper } from './control/createConsoleHelper';
import { createMonitor } from './control/createMonitor';
import { reportHeight } from './control/reportHeight';
import { reportUncaught } from './control/reportUncaught';
import { reportUser } from './control/reportUser';
import { startControl } from './control/startControl';
import { keepFocus } from './keepFocus';
import { keepScrolling } from './keepScrolling';
import { keepTyping } from './keepTyping';

/** Starts what nobody misses before the list. Listeners to messages also get those sent until then. */
export function startLater(cashier: Cashier): void {
  cashier.resource('monitor', () => createMonitor(cashier));
  reportUncaught(cashier);
  keepFocus(cashier);
  keepTyping(cashier);
  keepScrolling(cashier);
  cashier.resource('console', () => createConsoleHelper(cashier));
  if (cashier.handle.mode === 'iframe') cashier.resource('height', () => reportHeight(cashier));
  startControl(cashier);
  forgetExpired();
  if (cashier.parent.user) reportUser(cashier, cashier.parent.user);
}
