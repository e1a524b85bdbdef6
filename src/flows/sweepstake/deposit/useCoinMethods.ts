import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { PaymentMethod } from '../../../api/contract/method';
import { CRYPTO_CATEGORY } from '../../../spec/paymentGroups';
import { useCashier } from '../../../state/CashierContext';

/** ROUTE-07: the coins that packages can be paid with, popular ones first. */
export function useCoinMethods(): PaymentMethod[] {
  const { list } = useSnapshot(useCashier().methods);
  return useMemo(
    () =>
      list
        .filter(({ category }) => category === CRYPTO_CATEGORY)
        .sort(
          (a, b) => Number(b.isPopular === true) - Number(a.isPopular === true) || a.position - b.position,
        ),
    [list],
  );
}
