import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { depositCreate } from '../../../api/operations/deposit';
import { depositCreateSweepstake } from '../../../api/operations/sweepstake';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { isSweepstake } from '../../../state/isSweepstake';
import { Button } from '../../../ui/button/Button';
import { ScreenBody } from '../../../ui/frame/ScreenBody';
import { ErrorState } from '../../../ui/status/ErrorState';

/** The deposit was made, but its answer held no address that may be shown. */
export function NoAddress({ children }: { children?: ReactNode }): ReactElement {
  const cashier = useCashier();
  const { router, send, transaction } = cashier;
  const t = useTranslate();
  // Stays the same when the server names the deposit: the failure is told once.
  const [reference] = useState(() => transaction.depositId ?? transaction.requestId ?? '');
  const { path } = isSweepstake(cashier) ? depositCreateSweepstake : depositCreate;

  useEffect(() => {
    send({ messageType: 'Error', message: `${path}: data.wallet.address is missing or broken` });
    send({ messageType: 'onDisplayError', message: t('crypto.noAddress.title'), reference });
  }, [send, t, path, reference]);

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
