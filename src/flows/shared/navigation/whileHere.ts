import { subscribe } from 'valtio/vanilla';
import type { Cashier } from '../../../state/Cashier';
import { createStay, type Stay } from './createStay';
import { stillHere } from './stillHere';

/** A stay for work that belongs to the current screen: it ends when the player leaves it. */
export function whileHere(cashier: Pick<Cashier, 'router' | 'resource' | 'signal'>): Stay {
  const stay = createStay(cashier);
  const isHere = stillHere(cashier);
  const stop = subscribe(cashier.router.state, () => isHere() || stay.leave(), true);
  return {
    ...stay,
    end: () => {
      stop();
      stay.end();
    },
  };
}
