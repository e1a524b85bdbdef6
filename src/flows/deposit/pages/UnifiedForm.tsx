import type { FormApi } from 'final-form';
import { type ReactElement, type ReactNode, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { FormField, UnifiedFlow } from '../../../api/contract/form';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { regionOf } from '../../../state/regionOf';
import { Button } from '../../../ui/button/Button';
import { Card } from '../../../ui/content/Card';
import { Note } from '../../../ui/content/Note';
import { ScreenBody } from '../../../ui/frame/ScreenBody';
import { StickyFooter } from '../../../ui/frame/StickyFooter';
import { useBusyNews } from '../../shared/busy/useBusyNews';
import { formFieldModels } from '../../shared/fields/fieldModels';
import { typedTexts } from '../../shared/fields/typedTexts';
import { withTyped } from '../../shared/fields/withTyped';
import { FieldForm } from '../../shared/form/FieldForm';
import { FieldList } from '../../shared/form/FieldList';
import { KeepTyped } from '../../shared/form/KeepTyped';
import { type FieldTexts, useFieldValidation } from '../../shared/form/useFieldValidation';
import { useFocusNewField } from '../../shared/form/useFocusNewField';
import { useFormValues } from '../../shared/form/useFormValues';
import { SafeHtml } from '../../shared/html/SafeHtml';

type UnifiedFormProps = {
  flow: Pick<UnifiedFlow, 'title' | 'description'>;
  /** The flow's own fields and those added later; without any there is only something to confirm. */
  fields: readonly FormField[];
  isPending: boolean;
  /** Called in the click, with valid values by field name. */
  onSubmit: (fields: Record<string, string>) => void;
  /** Called after a change of a triggered field, with the values as they are and the field's name. */
  onTrigger?: (fields: Record<string, string>, name: string) => void;
  /** Shown above the fields: an amount, a timer. */
  children?: ReactNode;
  /** Shown instead of the submit button. */
  actions?: ReactNode;
};

/** A further step of a payment as a form that the server describes (UnifiedFlow). */
export function UnifiedForm({
  flow,
  fields,
  isPending,
  onSubmit,
  onTrigger,
  children,
  actions,
}: UnifiedFormProps): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const element = useRef<HTMLFormElement>(null);
  const { transaction, router } = cashier;
  const { typed } = cashier.deposit;
  const { extraFields } = useSnapshot(cashier.deposit);
  const method = transaction.paymentMethod;
  const idOf = () => transaction.depositId ?? transaction.requestId;
  // What was typed before the player left this step of this deposit (FORM-13), which may have had no name by then.
  const [before] = useState(() => {
    const of = typed.forms.get(method)?.depositId ?? '';
    const isOfStep = [transaction.depositId, transaction.requestId].includes(of);
    return isOfStep ? typedTexts(typed, { method, pageKey: router.current().key }) : {};
  });
  const models = useMemo(
    () => withTyped(formFieldModels(fields, regionOf(cashier)), before),
    [fields, cashier, before],
  );
  const validate = useFieldValidation(models);
  const values = useFormValues({ models, element });
  useFocusNewField(element);
  useBusyNews(isPending);

  function handleSubmit(form: FormApi<FieldTexts>): void {
    const read = values.submit(form);
    if (read) onSubmit(read);
  }

  return (
    <FieldForm element={element} validate={validate} onSubmit={handleSubmit}>
      {form => (
        <>
          <KeepTyped
            typed={typed}
            method={method}
            models={models}
            context={() => ({ depositId: idOf(), asked: models.map(({ key }) => key) })}
          />
          <ScreenBody width="form">
            <div className="stack">
              {children}
              {extraFields.length > 0 && <Note tone="info">{t('form.fieldsRequired')}</Note>}
              {(flow.title || flow.description) && (
                <Card>
                  {flow.title && (
                    <h2 className="card__title" part="form-title" dir="auto">
                      {flow.title}
                    </h2>
                  )}
                  {flow.description && <SafeHtml html={flow.description} />}
                </Card>
              )}
              <FieldList models={models} onTrigger={model => onTrigger?.(values.read(form), model.name)} />
            </div>
          </ScreenBody>
          <StickyFooter>
            {actions ?? (
              <Button type="submit" part="submit" isPending={isPending}>
                {fields.length > 0 ? t('unified.submit') : t('unified.noFields')}
              </Button>
            )}
          </StickyFooter>
        </>
      )}
    </FieldForm>
  );
}
