import type { ReactElement } from 'react';
import type { PaymentMethod } from '../../../api/contract/method';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { isSweepstake } from '../../../state/isSweepstake';
import { Button } from '../../../ui/button/Button';
import { SupportButton } from '../../shared/status/SupportButton';
import { useVideoGuide } from '../video/useVideoGuide';

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

/** Opens the method's video guide, where there is one for this player. */
function HowToPay({ method }: { method: PaymentMethod }): ReactElement | null {
  const { router } = useCashier();
  const t = useTranslate();
  const guide = useVideoGuide(method);
  return guide ? (
    <Button variant="quiet" onClick={() => router.navigate('/deposit/video-instruction')}>
      {t('video.howToPay')}
    </Button>
  ) : null;
}
