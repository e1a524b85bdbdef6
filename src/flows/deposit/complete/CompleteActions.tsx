import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import type { PaymentMethod } from '../../../api/contract/method';
import { isPaymentSeen } from '../../../domain/transaction/isPaymentSeen';
import { useTranslate } from '../../../i18n/useTranslate';
import type { Cashier } from '../../../state/Cashier';
import { useCashier } from '../../../state/CashierContext';
import type { Redirect } from '../../../state/createTransactionState';
import { useField } from '../../../state/useField';
import { Button } from '../../../ui/button/Button';
import { carryAmount } from '../../shared/form/carryAmount';
import { useAmountSeparator } from '../../shared/form/useAmountSeparator';
import { useTypedAgain } from '../../shared/form/useTypedAgain';
import { startAnew } from '../../shared/navigation/startAnew';
import { SupportButton } from '../../shared/status/SupportButton';
import { useMethodText } from '../../shared/text/useMethodText';
import { depositActions } from '../depositActions';
import { openForPage } from '../redirect/openWaiting';
import { sendAway } from '../redirect/sendAway';
import { DEPOSIT_VIEWS, type DepositStage } from './depositView';

/** The amount to start another try with; 0 if the deposit was in another currency than the user's now. */
export const amountAgain = ({ transaction, user }: Pick<Cashier, 'transaction' | 'user'>): number =>
  transaction.currency === user.currency ? transaction.amount : 0;

/** What the player can do next; the first action is what most players want at that stage. */
export function CompleteActions({ stage }: { stage: DepositStage }): ReactElement {
  const cashier = useCashier();
  const { handle } = cashier;
  const t = useTranslate();
  const made = useSnapshot(cashier.transaction);
  const { paymentMethod, depositId, redirect } = made;
  const nameOf = useMethodText('deposit');
  const closingButton = useField(cashier.parent, 'closingButton');
  const separator = useAmountSeparator();
  const method = cashier.methods.list.find(({ name }) => name === paymentMethod);
  const { isRetryable = false } = DEPOSIT_VIEWS[stage];
  useTypedAgain(cashier.deposit, { ...made, amount: amountAgain(cashier) }, isRetryable);
  const retry = (same: PaymentMethod) => {
    carryAmount(cashier.deposit.amount, amountAgain(cashier), separator);
    depositActions(cashier).onMethod(same);
  };
  const openPage = (to: Redirect) => {
    const popUp = openForPage(cashier, paymentMethod);
    void sendAway(cashier, { redirect: to, popUp, next: '/deposit/complete' });
  };
  const toMethods = () => startAnew(cashier, '/deposit');
  const isPayable = redirect !== null && !isPaymentSeen(made) && stage !== 'still-waiting';
  return (
    <div className="stack stack--tight">
      {isRetryable && <Button onClick={toMethods}>{t('complete.tryAgain')}</Button>}
      {isRetryable && method && (
        <Button variant="secondary" onClick={() => retry(method)}>
          {t('complete.sameMethod', { method: nameOf(made) })}
        </Button>
      )}
      {isPayable && <Button onClick={() => openPage(redirect)}>{t('complete.openPayment')}</Button>}
      {!isRetryable && closingButton && (
        <Button variant={isPayable ? 'secondary' : 'primary'} onClick={handle.close}>
          {t('complete.close')}
        </Button>
      )}
      {stage !== 'checking' && !isRetryable && (
        <Button variant="secondary" onClick={toMethods}>
          {t('complete.another')}
        </Button>
      )}
      <SupportButton paymentMethod={paymentMethod} depositId={depositId} />
    </div>
  );
}
