import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { MethodForm } from '../../flows/deposit/form/MethodForm';
import { useCashier } from '../../state/CashierContext';
import { submitIndia } from './submitIndia';

/** `/deposit/india`: the amount, before there is an invoice. */
export function IndiaScreen(): ReactElement | null {
  const cashier = useCashier();
  const { method } = useSnapshot(cashier.deposit);
  if (!method) return null;
  return <MethodForm key={method.name} method={method} onSubmit={intent => submitIndia(cashier, intent)} />;
}
