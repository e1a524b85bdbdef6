import { type ReactElement, useEffect, useRef } from 'react';
import type { FieldModel } from '../../../domain/field/FieldModel';
import { useTranslate } from '../../../i18n/useTranslate';
import { giveFocus } from '../../../lib/giveFocus';
import { useCashier } from '../../../state/CashierContext';
import { ChoiceInput } from '../../../ui/form/ChoiceInput';
import { useFieldInput } from '../../shared/form/useFieldInput';

/** The bank of a Nigerian transfer, chosen on a screen of its own that has a search. */
export function BankField({ model }: { model: FieldModel }): ReactElement {
  const { router } = useCashier();
  const t = useTranslate();
  const { label, error, value } = useFieldInput({ model }).shared;
  const chosen = model.options.find(option => option.value === value);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = model;
  // After the heading has taken the focus: who has chosen a bank goes on below it, not at the top of the form.
  useEffect(() => {
    const entry = router.current();
    if (entry.field === key) giveFocus(button.current);
    delete entry.field;
  }, [router, key]);

  function open(): void {
    router.current().field = key;
    router.navigate('/withdrawal/nigerian-banks');
  }

  return (
    <ChoiceInput
      ref={button}
      label={label}
      value={chosen?.label ?? ''}
      placeholder={t('field.choose')}
      error={error}
      onOpen={open}
    />
  );
}
