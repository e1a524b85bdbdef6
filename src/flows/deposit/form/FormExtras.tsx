import type { ReactElement } from 'react';
import type { PaymentMethod } from '../../../api/contract/method';
import { hasSupportButton } from '../../../domain/method/methodLists';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { isSweepstake } from '../../../state/isSweepstake';
import { Button } from '../../../ui/button/Button';
import { HowToPay } from '../video/HowToPay';

/** Help with the method: its video guide (METH-08), and support where the method has a button for it (DEP-10). */
export function FormExtras({ method }: { method: PaymentMethod }): ReactElement | null {
  const { send, deposit, parent, user } = useCashier();
  const t = useTranslate();
  const { name } = method;
  const { depositId } = deposit;
  return (
    <>
      {/* The sweepstake table has no page for it. */}
      {!isSweepstake({ parent, user }) && <HowToPay method={method} />}
      {hasSupportButton(name) && (
        <Button
          variant="quiet"
          onClick={() =>
            send({ messageType: 'onSupport', paymentMethod: name, ...(depositId !== null && { depositId }) })
          }
        >
          {t('complete.support')}
        </Button>
      )}
    </>
  );
}
