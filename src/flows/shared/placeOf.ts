import type { Cashier } from '../../state/Cashier';

/** The page of this moment: still there while it is on screen, or behind what the player has opened from it. */
export interface Place {
  isLeft(): boolean;
}

export function placeOf({ router }: Pick<Cashier, 'router'>): Place {
  const { key } = router.current();
  return { isLeft: () => router.state.entries.every(entry => entry.key !== key) };
}

/** The form of this moment: whoever has come back to it meanwhile waits there for what was sent from it. */
export function formPlaceOf(cashier: Pick<Cashier, 'router' | 'deposit'>): Place {
  const { router, deposit } = cashier;
  const form = () => `${router.current().path} ${deposit.method?.name}`;
  const sent = form();
  const { isLeft } = placeOf(cashier);
  return { isLeft: () => isLeft() && form() !== sent };
}
