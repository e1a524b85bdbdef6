import type { Cashier } from '../../state/Cashier';

/** The page of this moment: still there while it is on screen, or behind what the player has opened from it. */
export interface Place {
  isLeft(): boolean;
}

export function placeOf({ router }: Pick<Cashier, 'router'>): Place {
  const { key } = router.current();
  return { isLeft: () => router.state.entries.every(entry => entry.key !== key) };
}
