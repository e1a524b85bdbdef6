import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { MethodForm } from '../../flows/deposit/form/MethodForm';
import { useCashier } from '../../state/CashierContext';
import { P2PCreating } from './P2PCreating';

/** The form of a P2P method. Its deposit is created by the kind's own call. */
export function P2PBaseScreen(): ReactElement | null {
  const { method } = useSnapshot(useCashier().deposit);
  return method ? (
    <MethodForm key={method.name} method={method}>
      <P2PCreating />
    </MethodForm>
  ) : null;
}
