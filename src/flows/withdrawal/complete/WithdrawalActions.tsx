import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { useTranslate } from '../../../i18n/useTranslate';
import { SWEEP_COIN_CODE } from '../../../spec/currencies';
import { useCashier } from '../../../state/CashierContext';
import { isSweepstake } from '../../../state/isSweepstake';
import { useField } from '../../../state/useField';
import { Button } from '../../../ui/button/Button';
import { useTypedAgain } from '../../shared/form/useTypedAgain';
import { startAnew } from '../../shared/navigation/startAnew';
import { SupportButton } from '../../shared/status/SupportButton';
import { goToConfirm } from '../submit/confirmStep';
import { WITHDRAWAL_VIEWS, type WithdrawalStage } from './withdrawalView';

/** What the player can do next; the first action is what most players want at that stage. */
export function WithdrawalActions({ stage }: { stage: WithdrawalStage }): ReactElement {
  const cashier = useCashier();
  const { withdrawal, handle, parent, user } = cashier;
  const t = useTranslate();
  const made = useSnapshot(withdrawal.current);
  const closingButton = useField(parent, 'closingButton');
  const { isRetryable = false } = WITHDRAWAL_VIEWS[stage];
  const currency = isSweepstake(cashier) ? SWEEP_COIN_CODE : user.currency;
  const amount = made.currency === currency ? made.amount : 0;
  useTypedAgain(withdrawal, { ...made, amount }, isRetryable);
  const toMethods = () => startAnew(cashier, '/withdrawal');
  const toCode = () => {
    withdrawal.draft = null;
    goToConfirm(cashier);
  };
  return (
    <div className="stack stack--tight">
      {stage === 'code' && <Button onClick={toCode}>{t('withdrawal.code.enter')}</Button>}
      {isRetryable && <Button onClick={toMethods}>{t('withdrawal.tryAgain')}</Button>}
      {!isRetryable && stage !== 'code' && closingButton && (
        <Button onClick={handle.close}>{t('complete.close')}</Button>
      )}
      {stage === 'maybe-code' && (
        <Button variant="secondary" onClick={toCode}>
          {t('withdrawal.code.enter')}
        </Button>
      )}
      {!isRetryable && stage !== 'checking' && stage !== 'code' && stage !== 'maybe-code' && (
        <Button variant="secondary" onClick={toMethods}>
          {t('withdrawal.another')}
        </Button>
      )}
      <SupportButton paymentMethod={made.paymentMethod} />
    </div>
  );
}
