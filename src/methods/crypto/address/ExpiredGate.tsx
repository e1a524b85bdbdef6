import type { ReactElement } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { Button } from '../../../ui/button/Button';
import { WarningGate } from '../../../ui/form/WarningGate';

/** The rate has expired: tells the player not to send any more, and what happens if they have sent already. */
export function ExpiredGate(): ReactElement {
  const { router } = useCashier();
  const t = useTranslate();
  return (
    <WarningGate
      title={t('crypto.expired.title')}
      action={
        <Button onClick={() => router.navigate('/deposit', { isReset: true })}>{t('pay.restart')}</Button>
      }
    >
      {t('crypto.expired.text')}
    </WarningGate>
  );
}
