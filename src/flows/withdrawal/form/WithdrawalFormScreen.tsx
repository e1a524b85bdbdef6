import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import type { PaymentMethod } from '../../../api/contract/method';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { Balance } from '../../../ui/Balance';
import { FormSummary } from '../../shared/form/FormSummary';
import { useAmount } from '../../shared/form/useAmount';
import { useMoney } from '../../shared/useMoney';
import { useAvailable } from '../useAvailable';
import { BalanceTooLow } from './BalanceTooLow';
import { PayoutForm } from './PayoutForm';
import { WithdrawalNeeds } from './WithdrawalNeeds';

/** The form of the chosen method. */
export function WithdrawalFormScreen(): ReactElement | null {
  const { method } = useSnapshot(useCashier().withdrawal);
  return method ? <MethodForm key={method.name} method={method as PaymentMethod} /> : null;
}

function MethodForm({ method }: { method: PaymentMethod }): ReactElement {
  const { withdrawal } = useCashier();
  const t = useTranslate();
  const money = useMoney();
  const balance = useAvailable();
  const amount = useAmount(method, { typed: withdrawal, balance });
  const sums =
    amount.value > 0 && Number.isFinite(amount.value)
      ? [
          {
            id: 'amount',
            label: t('amount.label'),
            value: money(amount.value, amount.currency),
            tone: 'strong' as const,
          },
        ]
      : [];
  return (
    <PayoutForm method={method} amount={amount} available={balance}>
      {(form, models) => (
        <FormSummary method={method} hasBalance={balance === null} sums={sums}>
          {balance !== null && (
            <Balance label={t('wallet.balance')} value={money(balance, amount.currency)} />
          )}
          <BalanceTooLow amount={amount} available={balance} />
          <WithdrawalNeeds method={method} models={models} hasInstruction />
          {form}
        </FormSummary>
      )}
    </PayoutForm>
  );
}
