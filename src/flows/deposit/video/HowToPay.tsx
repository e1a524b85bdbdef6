import type { ReactElement } from 'react';
import type { PaymentMethod } from '../../../api/contract/method';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { Button } from '../../../ui/button/Button';
import { useVideoGuide } from './useVideoGuide';

/** Opens the method's video guide, where there is one for this player. */
export function HowToPay({ method }: { method: PaymentMethod }): ReactElement | null {
  const { router } = useCashier();
  const t = useTranslate();
  const guide = useVideoGuide(method);
  return guide ? (
    <Button variant="quiet" onClick={() => router.navigate('/deposit/video-instruction')}>
      {t('video.howToPay')}
    </Button>
  ) : null;
}
