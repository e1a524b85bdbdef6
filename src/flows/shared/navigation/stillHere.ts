import type { Cashier } from '../../../state/Cashier';

/** Returns a function that tells whether the player is still on the page of this moment. */
export function stillHere({ router }: Pick<Cashier, 'router'>): () => boolean {
  const { key } = router.current();
  return () => router.current().key === key;
}
