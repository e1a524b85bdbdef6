import type { ReactElement } from 'react';
import type { PaymentMethod } from '../../../api/contract/method';
import { useCashier } from '../../../state/CashierContext';
import { isSweepstake } from '../../../state/isSweepstake';
import { SupportButton } from '../../shared/status/SupportButton';
import { HowToPay } from '../video/HowToPay';

/** Help with the method: its video guide (METH-08), and support (DEP-10). */
export function FormExtras({ method }: { method: PaymentMethod }): ReactElement {
  const cashier = useCashier();
  return (
    <>
      {/* The sweepstake route table has no page for the guide. */}
      {!isSweepstake(cashier) && <HowToPay method={method} />}
      <SupportButton paymentMethod={method.name} depositId={cashier.deposit.depositId} />
    </>
  );
}
