import type { ReactElement } from 'react';
import type { FieldModel } from '../../../domain/field/FieldModel';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { ChoiceInput } from '../../../ui/form/ChoiceInput';
import { useFieldInput } from '../../shared/form/useFieldInput';

/** The bank of a Nigerian transfer, chosen on a screen of its own that has a search. */
export function BankField({ model }: { model: FieldModel }): ReactElement {
  const { router } = useCashier();
  const t = useTranslate();
  const { label, error, value } = useFieldInput({ model }).shared;
  const chosen = model.options.find(option => option.value === value);
  return (
    <ChoiceInput
      label={label}
      value={chosen?.label ?? ''}
      placeholder={t('field.choose')}
      error={error}
      onOpen={() => router.navigate('/withdrawal/nigerian-banks')}
    />
  );
}
