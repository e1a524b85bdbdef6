import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { Button } from '../../../ui/button/Button';
import { ScreenBody } from '../../../ui/frame/ScreenBody';
import { ErrorState } from '../../../ui/status/ErrorState';

/** The deposit was made, but its answer held no address that may be shown. */
export function NoAddress({ children }: { children?: ReactNode }): ReactElement {
  const { router, send, transaction } = useCashier();
  const t = useTranslate();
  // Stays the same when the server names the deposit: the failure is told once.
  const [reference] = useState(() => transaction.depositId ?? transaction.requestId ?? '');

  useEffect(() => {
    send({ messageType: 'Error', message: 'deposit-create: data.wallet.address is missing or broken' });
    send({ messageType: 'onDisplayError', message: t('crypto.noAddress.title'), reference });
  }, [send, t, reference]);

  return (
    <ScreenBody width="form">
      <ErrorState
        title={t('crypto.noAddress.title')}
        text={t('crypto.noAddress.text')}
        details={t('error.reference', { reference })}
      >
        <Button onClick={() => router.navigate('/deposit', { isReset: true })}>
          {t('complete.tryAgain')}
        </Button>
      </ErrorState>
      {children}
    </ScreenBody>
  );
}
