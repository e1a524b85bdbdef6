import { type ReactElement, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { useCashier } from '../../../state/CashierContext';
import { ConfirmScreen } from '../../withdrawal/confirm/ConfirmScreen';
import { isAtConfirm } from '../../withdrawal/submit/confirmStep';
import { SweepstakeDisclaimer } from '../SweepstakeDisclaimer';
import { ConvertForm } from './ConvertForm';
import { useRedeemable } from './useRedeemable';

/** The convert view; its second step is the confirm, with the code if the server asks for one. */
export function ConvertScreen(): ReactElement | null {
  const cashier = useCashier();
  const { method } = useSnapshot(cashier.withdrawal);
  const reload = useRedeemable();
  // Read once: a page of the history stays the same step while it is on screen.
  const isConfirm = useRef(isAtConfirm(cashier)).current;
  if (isConfirm)
    return (
      <ConfirmScreen>
        <SweepstakeDisclaimer />
      </ConfirmScreen>
    );
  return method ? <ConvertForm key={method.name} method={method} onRetry={reload} /> : null;
}
