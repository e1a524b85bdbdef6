import { type ReactElement, useRef } from 'react';
import { decimalsOf } from '../../../domain/money/currency';
import { readAmountEdit } from '../../../domain/money/readAmountEdit';
import { stripMarks } from '../../../lib/stripMarks';
import { toLatinDigits } from '../../../lib/toLatinDigits';
import { useCashier } from '../../../state/CashierContext';
import { TextInput } from '../../../ui/form/TextInput';
import { CardBrandMark } from './CardBrandMark';
import { useAmountSeparator } from './useAmountSeparator';
import { type FieldControlProps, useFieldInput } from './useFieldInput';
import { useKeptCaret } from './useKeptCaret';
import { useMask, useMaskedInitial } from './useMask';
import { useUndo } from './useUndo';

/** Characters; longer than any pasted address or invoice, which must not be cut into another one. */
const LONGEST_TEXT = 4_000;

/** What begins with capitals. Anywhere else a phone would change a key, a nickname or a memo as it is typed. */
const PROPER = /name$|^address/;

/** A text input: plain, masked, in capitals, or an amount. */
export function TextControl(props: FieldControlProps): ReactElement {
  const model = useMaskedInitial(props.model);
  const element = useRef<HTMLInputElement>(null);
  const { input, shared, commit } = useFieldInput({ ...props, model });
  const separator = useAmountSeparator();
  const { user } = useCashier();
  useMask(element, { ...model, value: input.value }, text => {
    if (text !== input.value) input.onChange(text);
  });
  const isMasked = Boolean(model.mask || model.isDate);
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
      ref={element}
      placeholder={model.placeholder === model.label ? undefined : model.placeholder}
      isCode={model.isCode}
      isMasked={isMasked}
      autoComplete={model.autoComplete ?? 'off'}
      inputMode={model.inputMode}
      autoCapitalize={model.kind === 'uppercase' ? 'characters' : capitals}
      autoCorrect="off"
      spellCheck={false}
      maxLength={LONGEST_TEXT}
      trailing={model.isCardNumber ? <CardBrandMark number={input.value} /> : undefined}
      onChange={handleChange}
      onBlur={() => {
        // Blur trims (FORM-10).
        const value = input.value.trim();
        if (input.value !== value) input.onChange(value);
        input.onBlur();
        commit(value);
      }}
    />
  );
}
