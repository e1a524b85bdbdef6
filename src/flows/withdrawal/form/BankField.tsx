import type { ReactElement } from 'react';
import { useField } from 'react-final-form';
import type { FieldModel } from '../../../domain/field/FieldModel';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { ChoiceInput } from '../../../ui/form/ChoiceInput';

/** The bank of a Nigerian transfer, chosen on a screen of its own that has a search. */
export function BankField({ model }: { model: FieldModel }): ReactElement {
  const { router } = useCashier();
  const t = useTranslate();
  const { input, meta } = useField<string>(model.key, {
    initialValue: model.initial,
    subscription: { value: true, error: true, touched: true },
  });
  const chosen = model.options.find(({ value }) => value === input.value);
  return (
    <ChoiceInput
      label={model.label}
      value={chosen?.label ?? ''}
      placeholder={t('field.choose')}
      error={meta.touched ? meta.error : undefined}
      onOpen={() => router.navigate('/withdrawal/nigerian-banks')}
    />
  );
}
