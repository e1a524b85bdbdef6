import { subscribe } from 'valtio/vanilla';
import type { Cashier } from '../../../state/Cashier';
import { whileHere } from './whileHere';

/** Waits until it is so of the state, as long as the player is there. Resolves to whether they still are. */
export function untilHere(cashier: Cashier, state: object, isSo: () => boolean): Promise<boolean> {
  const stay = whileHere(cashier);
  return new Promise(resolve => {
    const look = () => {
      const { aborted } = stay.signal;
      if (!aborted && !isSo()) return;
      stop();
      stay.end();
      resolve(!aborted);
    };
    const stop = subscribe(state, look, true);
    stay.signal.addEventListener('abort', look);
    look();
  });
}
