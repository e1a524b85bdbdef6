import { type ReactElement, useRef } from 'react';
import { useField } from 'react-final-form';
import { useTranslate } from '../../../i18n/useTranslate';
import type { FieldModel } from '../../../methods/families/FieldModel';
import { SelectInput } from '../../../ui/SelectInput';
import { TextInput } from '../../../ui/TextInput';
import { CardBrandMark } from './CardBrandMark';
import { useMask } from './useMask';

export type FieldControlProps = { model: FieldModel };

/** One field of the form, whatever its kind; only itself is drawn on a keystroke. */
export function FieldControl({ model }: FieldControlProps): ReactElement | null {
  const t = useTranslate();
  const element = useRef<HTMLInputElement>(null);
  const { input, meta } = useField<string>(model.key, {
    initialValue: model.initial,
    subscription: { value: true, error: true, touched: true },
  });
  useMask(element, model, text => {
    if (text !== input.value) input.onChange(text);
  });
  if (model.isHidden) return null;

  const shared = {
    name: model.name,
    label: model.label,
    error: meta.touched ? meta.error : undefined,
    optionalLabel: model.isRequired ? undefined : t('field.optional'),
    isHalf: model.isHalf,
    value: input.value,
    disabled: model.isDisabled,
  };
  if (model.kind === 'select') {
    return (
      <SelectInput
        {...shared}
        placeholder={t('field.choose')}
        options={model.options}
        onChange={input.onChange}
        onBlur={() => input.onBlur()}
      />
    );
  }
  const isUppercase = model.kind === 'uppercase';
  return (
    <TextInput
      {...shared}
      ref={element}
      placeholder={model.placeholder === model.label ? undefined : model.placeholder}
      isCode={model.isCode}
      autoComplete={model.autoComplete ?? 'off'}
      inputMode={model.inputMode}
      autoCapitalize={isUppercase ? 'characters' : undefined}
      spellCheck={false}
      maxLength={256}
      trailing={model.isCardNumber ? <CardBrandMark number={input.value} /> : undefined}
      onChange={text => input.onChange(isUppercase ? text.toUpperCase() : text)}
      onBlur={() => {
        // Blur trims (FORM-10).
        if (input.value !== input.value.trim()) input.onChange(input.value.trim());
        input.onBlur();
      }}
    />
  );
}
