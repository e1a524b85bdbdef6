import type { Cashier } from '../../../state/Cashier';

/**
 * The page on screen at this moment. It is not left while it is in the history: the player may have opened
 * another from it.
 */
export interface Place {
  isLeft(): boolean;
}

export function placeOf({ router }: Pick<Cashier, 'router'>): Place {
  const { key } = router.current();
  return { isLeft: () => router.state.entries.every(entry => entry.key !== key) };
}

/**
 * The form on screen at this moment. A player who went elsewhere but has the same form open again counts as
 * still there: they wait in it for the answer to what they sent.
 */
export function formPlaceOf(cashier: Pick<Cashier, 'router' | 'deposit'>): Place {
  const { router, deposit } = cashier;
  const form = () => `${router.current().path} ${deposit.method?.name}`;
  const sent = form();
  const { isLeft } = placeOf(cashier);
  return { isLeft: () => isLeft() && form() !== sent };
}
