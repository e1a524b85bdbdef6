import { type ReactElement, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useCashier } from '../../../state/CashierContext';
import { isAtConfirm } from '../../shared/navigation/isAtConfirm';
import { ConfirmScreen } from '../../withdrawal/confirm/ConfirmScreen';
import { useAvailable } from '../../withdrawal/useAvailable';
import { SweepstakeDisclaimer } from '../SweepstakeDisclaimer';
import { ConvertForm } from './ConvertForm';
import { RedeemableCard } from './RedeemableCard';
import { useRedeemable } from './useRedeemable';

/** The convert view; its second step is the confirm, with the code if the server asks for one. */
export function ConvertScreen(): ReactElement | null {
  const cashier = useCashier();
  const { method, draft } = useSnapshot(cashier.withdrawal);
  const redeemable = useAvailable();
  const reload = useRedeemable();
  // Read once: a page of the history stays the same step while it is on screen.
  const [isConfirm] = useState(() => isAtConfirm(cashier));
  if (isConfirm)
    return (
      <ConfirmScreen>
        {draft && redeemable === null && <RedeemableCard onRetry={reload} />}
        <SweepstakeDisclaimer />
      </ConfirmScreen>
    );
  return method ? <ConvertForm key={method.name} method={method} onRetry={reload} /> : null;
}
