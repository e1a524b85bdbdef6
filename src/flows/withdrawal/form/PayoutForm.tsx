import type { FormApi } from 'final-form';
import { type ClipboardEvent, type ReactElement, type ReactNode, useMemo, useRef, useState } from 'react';
import type { PaymentMethod } from '../../../api/contract/method';
import type { FieldModel } from '../../../domain/field/FieldModel';
import { useTexts } from '../../../i18n/useTexts';
import { useCashier } from '../../../state/CashierContext';
import type { WithdrawalDetail } from '../../../state/createWithdrawalState';
import { ScreenBody } from '../../../ui/frame/ScreenBody';
import { StickyFooter } from '../../../ui/frame/StickyFooter';
import { AmountField } from '../../shared/form/AmountField';
import { FieldForm } from '../../shared/form/FieldForm';
import { FieldList } from '../../shared/form/FieldList';
import { KeepTyped } from '../../shared/form/KeepTyped';
import { useAmountReader } from '../../shared/form/useAmountReader';
import type { AmountRules } from '../../shared/form/useAmountRules';
import type { FieldTexts } from '../../shared/form/useFieldValidation';
import { useFormValues } from '../../shared/form/useFormValues';
import { goToConfirm } from '../submit/confirmStep';
import { AccountField } from './AccountField';
import { BankField } from './BankField';
import { PlainAddress } from './PlainAddress';
import { useHeldSubmit } from './useHeldSubmit';
import { useWithdrawalValidation } from './useWithdrawalValidation';
import { WithdrawalButton } from './WithdrawalButton';
import { WithdrawalChips } from './WithdrawalChips';
import { withdrawalDetails } from './withdrawalDetails';
import { bankFieldOf, withdrawalFields } from './withdrawalFields';

interface PayoutFormProps {
  method: PaymentMethod;
  rules: AmountRules;
  /** Places the form's own part in the screen; `models` are the fields that it asks for. */
  children: (form: ReactNode, models: readonly FieldModel[]) => ReactNode;
  /** Shown between the amount and the fields. */
  belowAmount?: ReactNode;
  /** Lines of the summary that stand before those of the fields. */
  details?: readonly WithdrawalDetail[];
  isBlocked?: boolean;
  /** A line of the summary is still loading: the submit waits for it. */
  isWaiting?: boolean;
}

/** The form for a withdrawal's amount and destination, confirmed on the next screen (WD-01). */
export function PayoutForm(props: PayoutFormProps): ReactElement {
  const { method, rules, children, belowAmount, details = [] } = props;
  const { isBlocked = false, isWaiting = false } = props;
  const cashier = useCashier();
  const { withdrawal } = cashier;
  const texts = useTexts();
  const [isAmountTouched, setIsAmountTouched] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const models = useMemo(() => withdrawalFields(cashier, texts, method), [cashier, texts, method]);
  const bank = bankFieldOf(method, models);
  const validate = useWithdrawalValidation(method, models);
  const values = useFormValues({ models, element });
  const held = useHeldSubmit(element, isWaiting);
  const readAmount = useAmountReader(rules);

  function review(amount: number, fields: Record<string, string>): void {
    const { accountType } = withdrawal;
    const { currency } = rules;
    const lines = [...details, ...withdrawalDetails(models, fields)];
    withdrawal.draft = { method, amount, currency, accountType, fields, details: lines };
    withdrawal.refusal = null;
    goToConfirm(cashier);
  }

  /** A pasted address is complete: what is wrong with it is shown at once. */
  function handlePaste(form: FormApi<FieldTexts>, { target }: ClipboardEvent): void {
    const name = 'name' in target ? target.name : null;
    const address = models.find(model => model.name === name && model.isCryptoAddress);
    // In a later task, when the text is in the field.
    if (address) setTimeout(() => form.blur(address.key));
  }

  function handleSubmit(form: FormApi<FieldTexts>): void {
    if (isBlocked) return;
    setIsAmountTouched(true);
    const amount = readAmount();
    const fields = values.submit(form, amount.error);
    if (!fields) return;
    if (isWaiting) held.hold();
    else review(amount.value, fields);
  }

  return (
    <FieldForm element={element} validate={validate} onPaste={handlePaste} onSubmit={handleSubmit}>
      <KeepTyped typed={withdrawal.typed} method={method.name} models={models} />
      <PlainAddress method={method} models={models} />
      <ScreenBody width="split">
        {children(
          <>
            <AmountField rules={rules} isTouched={isAmountTouched} onTouch={() => setIsAmountTouched(true)} />
            {!isBlocked && <WithdrawalChips rules={rules} />}
            {belowAmount}
            <AccountField method={method} />
            <FieldList
              models={models}
              renderField={model => (model === bank ? <BankField model={model} /> : undefined)}
            />
          </>,
          models,
        )}
      </ScreenBody>
      <StickyFooter>
        <WithdrawalButton rules={rules} isDisabled={isBlocked} isPending={held.isHeld} />
      </StickyFooter>
    </FieldForm>
  );
}
