import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import type { PaymentMethod } from '../../../api/contract/method';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { useField } from '../../../state/useField';
import { Balance } from '../../../ui/content/Balance';
import { Split } from '../../../ui/frame/Split';
import { FormSummary } from '../../shared/form/FormSummary';
import { useAmountRules } from '../../shared/form/useAmountRules';
import { useMoney } from '../../shared/text/useMoney';
import { isLimited } from '../availableAmount';
import { useAvailable } from '../useAvailable';
import { BalanceTooLow } from './BalanceTooLow';
import { PayoutForm } from './PayoutForm';
import { WithdrawalNeeds } from './WithdrawalNeeds';

/** The form of the chosen method. */
export function WithdrawalFormScreen(): ReactElement | null {
  const { method } = useSnapshot(useCashier().withdrawal);
  return method ? <WithdrawalForm key={method.name} method={method} /> : null;
}

function WithdrawalForm({ method }: { method: PaymentMethod }): ReactElement {
  const cashier = useCashier();
  const { withdrawal } = cashier;
  const t = useTranslate();
  const money = useMoney();
  const balance = useAvailable();
  const accountType = useField(withdrawal, 'accountType');
  const limit = isLimited(cashier, accountType) ? balance : null;
  const rules = useAmountRules(method, { typed: withdrawal.amount, balance: limit });
  return (
    <PayoutForm method={method} rules={rules}>
      {(form, models) => (
        <Split
          main={
            <div className="stack">
              {balance !== null && (
                <Balance label={t('wallet.balance')} value={money(balance, rules.currency)} />
              )}
              <BalanceTooLow rules={rules} />
              <WithdrawalNeeds method={method} models={models} hasInstruction />
              {form}
            </div>
          }
          aside={<FormSummary method={method} rules={rules} hasBalance={balance === null} />}
        />
      )}
    </PayoutForm>
  );
}
