import type { Cashier } from '../state/Cashier';
import { startControl } from './control/startControl';
import { createMonitor } from './createMonitor';

/** What waits for the list: nobody misses it before. What was said until then is told to it. */
export function startLater(cashier: Cashier): void {
  cashier.resource('monitor', () => createMonitor(cashier));
  startControl(cashier);
}
