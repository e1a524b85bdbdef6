import { type ReactElement, useRef, useState } from 'react';
import type { FieldModel } from '../../../domain/field/FieldModel';
import { decimalsOf } from '../../../domain/money/currency';
import { readAmountEdit } from '../../../domain/money/readAmountEdit';
import { useTranslate } from '../../../i18n/useTranslate';
import { stripMarks } from '../../../lib/stripMarks';
import { toLatinDigits } from '../../../lib/toLatinDigits';
import { ID_PATTERN } from '../../../spec/idPattern';
import { useCashier } from '../../../state/CashierContext';
import { announce } from '../../../state/createAnnouncerState';
import { TextInput } from '../../../ui/form/TextInput';
import { CardBrandMark } from './CardBrandMark';
import { useAmountSeparator } from './useAmountSeparator';
import { type FieldControlProps, useFieldInput } from './useFieldInput';
import { useKeptCaret } from './useKeptCaret';
import { useMask, useMaskedInitial } from './useMask';
import { useUndo } from './useUndo';

/** What the widget's own rules want: the order of a date, the length of an id. */
function exampleOf({ isDate, rules }: FieldModel): string {
  if (isDate) return '31.12.1990';
  return rules.some(({ regex }) => regex === ID_PATTERN) ? '12345678' : '';
}

/** What begins with capitals. Anywhere else a phone would change a key, a nickname or a memo as it is typed. */
const PROPER = /name$|^address/;

/** A text input: plain, masked, in capitals, or an amount. */
export function TextControl(props: FieldControlProps): ReactElement {
  const model = useMaskedInitial(props.model);
  const element = useRef<HTMLInputElement>(null);
  const { input, shared, commit } = useFieldInput({ ...props, model });
  const separator = useAmountSeparator();
  const { user, announcer } = useCashier();
  const t = useTranslate();
  /** The value that a pasted number, too long for the mask, has left as it was. */
  const [refusedAt, setRefusedAt] = useState<string | null>(null);
  const refusal = t('field.error.regex', { label: model.label });
  useMask(
    element,
    { ...model, value: input.value },
    {
      onAccept: text => {
        setRefusedAt(null);
        if (text !== input.value) input.onChange(text);
      },
      onRefuse: () => {
        setRefusedAt(input.value);
        announce(announcer, refusal, 'assertive');
      },
    },
  );
  const isMasked = Boolean(model.mask || model.isDate);
  const example = exampleOf(model);
  const capitals = PROPER.test(model.autoComplete ?? '') ? 'words' : 'none';
  const keepCaret = useKeptCaret(element, input.value);
  const isRewritten = model.kind === 'uppercase' || model.kind === 'amount';
  useUndo({
    input: element,
    value: input.value,
    onChange: input.onChange,
    isOn: isRewritten && !isMasked,
  });

  function read(text: string): string {
    if (isMasked) return text;
    if (model.kind === 'amount') {
      const decimals = decimalsOf(user.currency);
      return readAmountEdit({ previous: input.value, next: text, separator, decimals }).text;
    }
    const plain = toLatinDigits(stripMarks(text));
    return model.kind === 'uppercase' ? plain.toUpperCase() : plain;
  }

  function handleChange(text: string): void {
    if (!isMasked) keepCaret(text);
    input.onChange(read(text));
  }

  return (
    <TextInput
      {...shared}
      {...(model.kind === 'uppercase' && { value: shared.value.toUpperCase() })}
      error={refusedAt === input.value ? refusal : shared.error}
      ref={element}
      hint={example && t('field.example', { example })}
      placeholder={model.placeholder === model.label ? undefined : model.placeholder}
      isCode={model.isCode}
      isMasked={isMasked}
      autoComplete={model.autoComplete ?? 'off'}
      inputMode={model.inputMode}
      autoCapitalize={model.kind === 'uppercase' ? 'characters' : capitals}
      autoCorrect="off"
      spellCheck={false}
      trailing={model.isCardNumber ? <CardBrandMark number={input.value} /> : undefined}
      onChange={handleChange}
      onBlur={() => {
        // Blur trims (FORM-10).
        const value = input.value.trim();
        if (input.value !== value) input.onChange(value);
        setRefusedAt(null);
        input.onBlur();
        commit(value);
      }}
    />
  );
}
