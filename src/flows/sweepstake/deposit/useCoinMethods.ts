import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { PaymentMethod } from '../../../api/contract/method';
import { byPopularity } from '../../../domain/method/groupMethods';
import { useCashier } from '../../../state/CashierContext';

/** ROUTE-07: the coins that packages can be paid with, popular ones first. */
export function useCoinMethods(): PaymentMethod[] {
  const { list } = useSnapshot(useCashier().methods);
  return useMemo(() => [...list].sort(byPopularity), [list]);
}
