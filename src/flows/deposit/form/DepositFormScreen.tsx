import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { useCashier } from '../../../state/CashierContext';
import { MethodForm } from './MethodForm';

// Exported from here because whoever preloads the form also rehearses it: one chunk has both.
export { rehearseForm } from './rehearseForm';

/** The form of the chosen method. */
export function DepositFormScreen(): ReactElement | null {
  const { method } = useSnapshot(useCashier().deposit);
  return method ? <MethodForm key={method.name} method={method} /> : null;
}
