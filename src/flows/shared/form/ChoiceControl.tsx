import type { ReactElement } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { Field } from '../../../ui/form/Field';
import { SegmentedSwitch } from '../../../ui/form/SegmentedSwitch';
import { SelectInput } from '../../../ui/form/SelectInput';
import { type FieldControlProps, useFieldInput } from './useFieldInput';

/** A choice from a list: the browser's own select, or segments side by side if the kind asks for them. */
export function ChoiceControl(props: FieldControlProps): ReactElement {
  const { model } = props;
  const t = useTranslate();
  const { input, shared, commit } = useFieldInput(props);
  // The browser would show the first choice in place of one that the server no longer offers.
  const value = model.options.some(one => one.value === input.value) ? input.value : '';
  const hasNone = model.options.some(({ value }) => value === '');

  function choose(value: string): void {
    input.onChange(value);
    commit(value);
  }

  if (model.kind === 'segments') {
    return (
      <Field label={model.label} error={shared.error} isGroup>
        {() => (
          <SegmentedSwitch
            label={model.label}
            segments={model.options.map(({ value, label }) => ({ id: value, label }))}
            value={value}
            onChange={choose}
          />
        )}
      </Field>
    );
  }
  return (
    <SelectInput
      {...shared}
      value={value}
      {...(!hasNone && { placeholder: t('field.choose') })}
      options={model.options}
      autoComplete={model.autoComplete}
      onChange={choose}
      onBlur={() => input.onBlur()}
    />
  );
}
