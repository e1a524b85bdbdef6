import { type ReactElement, useMemo, useRef, useState } from 'react';
import { Form } from 'react-final-form';
import { useSnapshot } from 'valtio';
import type { PaymentMethod } from '../../../api/contract/method';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { Balance } from '../../../ui/Balance';
import { Button } from '../../../ui/Button';
import { Note } from '../../../ui/Note';
import { ScreenBody } from '../../../ui/ScreenBody';
import { StickyFooter } from '../../../ui/StickyFooter';
import { AmountField } from '../../shared/form/AmountField';
import { FieldList } from '../../shared/form/FieldList';
import { FormSummary } from '../../shared/form/FormSummary';
import { useAmount } from '../../shared/form/useAmount';
import { useFormValues } from '../../shared/form/useFormValues';
import { useMoney } from '../../shared/useMoney';
import { knownBalance } from '../knownBalance';
import { AccountField } from './AccountField';
import { BankField } from './BankField';
import { KeepValues } from './KeepValues';
import { useWithdrawalValidation } from './useWithdrawalValidation';
import { WithdrawalChips } from './WithdrawalChips';
import { WithdrawalNeeds } from './WithdrawalNeeds';
import { withdrawalDetails } from './withdrawalDetails';
import { isBankField, isCryptoAddress, withdrawalFields } from './withdrawalFields';

/** The form of the chosen method; what it comes to is confirmed on the next screen (WD-01). */
export function WithdrawalFormScreen(): ReactElement | null {
  const { method } = useSnapshot(useCashier().withdrawal);
  return method ? <MethodForm key={method.name} method={method as PaymentMethod} /> : null;
}

function MethodForm({ method }: { method: PaymentMethod }): ReactElement {
  const cashier = useCashier();
  const { withdrawal, router, user } = cashier;
  const t = useTranslate();
  const money = useMoney();
  const balance = knownBalance(useSnapshot(user));
  const [isAmountTouched, setIsAmountTouched] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const amount = useAmount(method, { typed: withdrawal, balance });
  const { value, currency, limits } = amount;
  const models = useMemo(() => withdrawalFields(cashier, method), [cashier, method]);
  const validate = useWithdrawalValidation(method, models);
  const values = useFormValues({ models, element });

  function review(fields: Record<string, string>): void {
    const { accountType } = withdrawal;
    const details = withdrawalDetails(method, models, fields);
    withdrawal.draft = { method, amount: value, currency, accountType, fields, details };
    withdrawal.refusal = null;
    router.navigate('/withdrawal/confirm');
  }

  return (
    <Form onSubmit={() => {}} validate={validate} subscription={{}}>
      {({ form }) => (
        <form
          ref={element}
          className="form"
          noValidate
          onPaste={({ target }) => {
            const name = target instanceof Element ? target.getAttribute('name') : null;
            const address = models.find(model => model.name === name && isCryptoAddress(method, model));
            // A pasted address is a whole one: what is wrong with it shows at once.
            if (address) setTimeout(() => form.blur(address.key));
          }}
          onSubmit={event => {
            // Never a submit of the page, nor of a host's own form around the widget.
            event.preventDefault();
            event.stopPropagation();
            setIsAmountTouched(true);
            const fields = values.submit(form, amount.error);
            if (fields) review(fields);
          }}
        >
          <KeepValues />
          <ScreenBody width="split">
            <FormSummary method={method}>
              {balance !== null && <Balance label={t('wallet.balance')} value={money(balance, currency)} />}
              {balance !== null && balance < limits.min && (
                <Note tone="warning">
                  {t('withdrawal.balanceTooLow', { min: money(limits.min, currency) })}
                </Note>
              )}
              <WithdrawalNeeds method={method} models={models} />
              <AmountField
                amount={amount}
                isTouched={isAmountTouched}
                onTouch={() => setIsAmountTouched(true)}
              />
              <WithdrawalChips amount={amount} balance={balance} />
              <AccountField method={method} />
              <FieldList
                models={models}
                renderField={model => (isBankField(method, model) ? <BankField model={model} /> : undefined)}
              />
            </FormSummary>
          </ScreenBody>
          <StickyFooter>
            <Button type="submit" part="submit">
              {value > 0 && Number.isFinite(value)
                ? t('withdrawal.submit', { amount: money(value, currency) })
                : t('withdrawal.submitEmpty')}
            </Button>
          </StickyFooter>
        </form>
      )}
    </Form>
  );
}
