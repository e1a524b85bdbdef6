import type { Cashier } from '../../state/Cashier';

/**
 * Loads the kinds for a press whose next page depends on them. Resolves to whether the player is still there:
 * a second press or the way back may be quicker, and then a failure concerns nobody.
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
