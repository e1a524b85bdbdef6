import type { ReactElement } from 'react';
import { hasSupportButton } from '../../../domain/method/methodLists';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { Button } from '../../../ui/button/Button';

type SupportButtonProps = { paymentMethod: string; depositId?: string | null };

/** DEP-10: asks for support, where the method has a button for it. */
export function SupportButton({ paymentMethod, depositId = null }: SupportButtonProps): ReactElement | null {
  const { send } = useCashier();
  const t = useTranslate();
  if (!hasSupportButton(paymentMethod)) return null;
  const ask = () =>
    send({ messageType: 'onSupport', paymentMethod, ...(depositId !== null && { depositId }) });
  return (
    <Button variant="quiet" onClick={ask}>
      {t('complete.support')}
    </Button>
  );
}
