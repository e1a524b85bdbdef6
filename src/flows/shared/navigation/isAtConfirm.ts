import type { Cashier } from '../../../state/Cashier';

/** ROUTE-02: in the sweepstake the confirm is a step of the convert view, without a row of its own. */
export function isAtConfirm({ router }: Pick<Cashier, 'router'>): boolean {
  const { path, query } = router.current();
  return path === '/withdrawal/confirm' || query.step === 'confirm';
}
