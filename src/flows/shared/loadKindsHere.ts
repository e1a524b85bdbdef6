import type { Cashier } from '../../state/Cashier';

/**
 * The kinds, for a press that leads on by them. Whether the player is still there: a second press, or the way back, may
 * be quicker, and a failure is then nobody's any more.
 */
export async function loadKindsHere({
  router,
  loadKinds,
}: Pick<Cashier, 'router' | 'loadKinds'>): Promise<boolean> {
  const here = router.current();
  const isHere = () => router.current() === here;
  try {
    await loadKinds();
  } catch (error) {
    if (isHere()) throw error;
  }
  return isHere();
}
