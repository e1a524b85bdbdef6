import { useSnapshot } from 'valtio';
import { isRedirectOnly } from '../../../domain/method/methodLists';
import { isPaymentSeen } from '../../../domain/transaction/isPaymentSeen';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { useMoney } from '../../shared/text/useMoney';
import { opensOutside } from '../redirect/opensOutside';
import { DEPOSIT_VIEWS, type DepositStage } from './depositView';

/** The text below the title: the server's own reason, the new balance, or the stage's text. */
export function useStatusText(stage: DepositStage): string {
  const cashier = useCashier();
  const t = useTranslate();
  const money = useMoney();
  const transaction = useSnapshot(cashier.transaction);
  const { message, isBalanceTold, redirect, paymentMethod } = transaction;
  const { balance } = useSnapshot(cashier.user);
  const { popUps } = useSnapshot(cashier.deposit);
  if (stage === 'mistaked' && message) return message;
  if (stage === 'processed' && isBalanceTold && balance !== null)
    return t('status.balanceNow', { balance: money(balance.amount, balance.currency) });
  // A page that the host or an app opens is in no window of the widget's.
  const isWindowOpen =
    redirect && popUps !== 'blocked' && !isRedirectOnly(paymentMethod) && !opensOutside(cashier);
  if (stage === 'waiting' && !isWindowOpen) return t('status.waiting.noWindow');
  // An unknown status shows as accepted (DEP-09), but it does not say that the balance will change.
  if (stage === 'accepted' && !isPaymentSeen(transaction)) return t('status.waiting.noWindow');
  return t(DEPOSIT_VIEWS[stage].text);
}
