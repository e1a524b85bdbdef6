import { type ReactElement, type ReactNode, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { PaymentMethod } from '../../../api/contract/method';
import type { Sum } from '../../../domain/money/Sum';
import { useTexts } from '../../../i18n/useTexts';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import type { DepositIntent } from '../../../state/DepositIntent';
import { Note } from '../../../ui/content/Note';
import { ScreenBody } from '../../../ui/frame/ScreenBody';
import { Split } from '../../../ui/frame/Split';
import { StickyFooter } from '../../../ui/frame/StickyFooter';
import { keyOf } from '../../shared/fields/fieldModels';
import { withTyped } from '../../shared/fields/withTyped';
import { AmountField } from '../../shared/form/AmountField';
import { FieldForm } from '../../shared/form/FieldForm';
import { FieldList } from '../../shared/form/FieldList';
import { KeepTyped } from '../../shared/form/KeepTyped';
import { type AmountRules, useAmountRules } from '../../shared/form/useAmountRules';
import { useFieldValidation } from '../../shared/form/useFieldValidation';
import { useFocusNewField } from '../../shared/form/useFocusNewField';
import { resumeAsked } from '../pending/keptAsked';
import { NextBestForAmount } from '../refused/NextBest';
import { AmountChips } from './AmountChips';
import { BonusField } from './BonusField';
import { DepositButton } from './DepositButton';
import { DepositSummary } from './DepositSummary';
import { depositFieldModels } from './depositFieldModels';
import { FormExtras } from './FormExtras';
import { isFormAmount } from './isFormAmount';
import { typedBefore } from './typedBefore';
import { useLimits } from './useLimits';
import { useSubmit } from './useSubmit';

type MethodFormProps = {
  method: PaymentMethod;
  /** Adds what a kind's own controls hold to what is sent. */
  complete?: (intent: DepositIntent) => DepositIntent;
  /** Called in the click when the form is valid; without it, the form creates a deposit. */
  onSubmit?: (intent: DepositIntent) => void;
  /** A fixed price: no amount is typed, and the method's limits do not apply. */
  price?: Sum | undefined;
  /** Shown between the amount and the fields. */
  children?: ReactNode;
  /** Shown at the end. */
  after?: ReactNode;
};

/** The standard form: amount, bonus, the method's fields; a kind may add `children` and `after`. */
export function MethodForm({
  method,
  complete = intent => intent,
  onSubmit,
  price,
  children,
  after,
}: MethodFormProps): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const texts = useTexts();
  const { deposit } = cashier;
  // Before the form's first drawing, whichever screen shows it. A second call by React finds nothing left to take up.
  const [typed] = useState(() => {
    resumeAsked(cashier, method);
    return typedBefore(cashier, method);
  });
  const { extraFields, refused } = useSnapshot(deposit);
  const [isAmountTouched, setIsAmountTouched] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const own = useAmountRules(method);
  const asked = extraFields.find(isFormAmount)?.validations;
  const rules: AmountRules = {
    ...own,
    ...(asked && { asked }),
    ...(price && { price: price.amount, currency: price.currency }),
  };
  const models = useMemo(
    () => withTyped(depositFieldModels(cashier, texts, method, extraFields), typed),
    [cashier, texts, method, extraFields, typed],
  );
  const validate = useFieldValidation(models);
  const { submit, refresh } = useSubmit({
    method,
    models,
    rules,
    element,
    onAmountTouched: () => setIsAmountTouched(true),
    complete,
    onSubmit,
  });

  useFocusNewField(element);

  useLimits(method, price !== undefined);

  return (
    <FieldForm element={element} validate={validate} onSubmit={submit}>
      {form => (
        <>
          <KeepTyped
            typed={deposit.typed}
            method={method.name}
            models={models}
            context={() => ({
              depositId: deposit.depositId,
              asked: deposit.extraFields.map(({ name }) => keyOf(name)),
            })}
          />
          <ScreenBody width="split">
            <Split
              main={
                <div className="stack">
                  {!price && (
                    <>
                      <AmountField
                        rules={rules}
                        isTouched={isAmountTouched}
                        onTouch={() => setIsAmountTouched(true)}
                      />
                      <AmountChips rules={rules} />
                      <BonusField rules={rules} method={method} />
                    </>
                  )}
                  {children}
                  {extraFields.length > 0 && <Note tone="info">{t('form.fieldsRequired')}</Note>}
                  <FieldList models={models} onTrigger={model => refresh(form, model.name)} />
                  {!price && refused.includes(method.name) && <NextBestForAmount rules={rules} />}
                  <FormExtras method={method} />
                  {after}
                </div>
              }
              aside={<DepositSummary method={method} rules={rules} />}
            />
          </ScreenBody>
          <StickyFooter>
            <DepositButton rules={rules} />
          </StickyFooter>
        </>
      )}
    </FieldForm>
  );
}
