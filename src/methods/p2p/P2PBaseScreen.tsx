import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { MethodForm } from '../../flows/deposit/form/MethodForm';
import { useCashier } from '../../state/CashierContext';
import { P2PCreating } from './P2PCreating';

/**
 * The form of a P2P method. Its deposit is created by the kind's own call. What is said meanwhile stands last, so that
 * no other button comes under the pointer that has pressed the form's.
 */
export function P2PBaseScreen(): ReactElement | null {
  const { method } = useSnapshot(useCashier().deposit);
  return method ? <MethodForm key={method.name} method={method} after={<P2PCreating />} /> : null;
}
