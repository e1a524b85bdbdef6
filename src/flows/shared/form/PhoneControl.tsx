import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { keepPhonePrefix } from '../../../domain/keepPhonePrefix';
import { useTranslate } from '../../../i18n/useTranslate';
import type { PhoneCountry, PhoneFormat } from '../../../methods/families/FieldModel';
import { showPhone } from '../../../methods/families/phoneFormat';
import { TextInput } from '../../../ui/TextInput';
import { PhoneCountryPicker } from './PhoneCountryPicker';
import { type FieldControlProps, useFieldInput } from './useFieldInput';

const digitsBefore = (text: string, end: number): number => text.slice(0, end).replace(/\D/g, '').length;

/** The place right after the nth digit. */
function placeAfter(text: string, count: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place++) {
    if (/\d/.test(text[place] ?? '')) seen++;
    if (seen >= count) return place + 1;
  }
  return text.length;
}

const NONE: PhoneCountry = { name: '', code: '', prefix: '+', example: '' };

export const countryOfPhone = ({ countries }: PhoneFormat, text: string): PhoneCountry => {
  const fitting = countries.filter(({ prefix }) => text.startsWith(prefix));
  return fitting.sort((a, b) => b.prefix.length - a.prefix.length)[0] ?? countries[0] ?? NONE;
};

/** A phone that keeps its country's prefix (FORM-09): it cannot be deleted, and nothing is typed before it. */
export function PhoneControl(props: FieldControlProps & { format: PhoneFormat }): ReactElement {
  const { format } = props;
  const t = useTranslate();
  const element = useRef<HTMLInputElement>(null);
  /** How many digits stand before the caret, once an edit has been redrawn. */
  const caretDigits = useRef<number | null>(null);
  const isFresh = useRef(false);
  /** As much of the prefix as has been typed once more, from its plus on. */
  const repeated = useRef('');
  const { input, shared, commit } = useFieldInput(props);
  const country = countryOfPhone(format, input.value);
  const { prefix, example } = country;
  const shown = showPhone(input.value, prefix, format.pattern);

  useLayoutEffect(() => {
    const { current: field } = element;
    if (!field || caretDigits.current === null) return;
    const place = placeAfter(field.value, caretDigits.current);
    caretDigits.current = null;
    if (field.matches(':focus')) field.setSelectionRange(place, place);
  });

  function handleChange(next: string): void {
    const caret = element.current?.selectionStart ?? next.length;
    const typed = next.startsWith(shown) ? next.slice(shown.length) : '';
    if (isRepeating(typed)) return;
    const taken = takeRepeated();
    const edited = keepPhonePrefix({ prefix, previous: shown, next });
    const kept = taken ? prefix + taken + edited.slice(prefix.length) : edited;
    const isRefused = kept === input.value;
    const digits = digitsBefore(next, caret) + taken.length;
    const mostDigits = kept.replace(/\D/g, '').length;
    caretDigits.current = isRefused && next.length > shown.length ? digits - 1 : Math.min(digits, mostDigits);
    caretDigits.current = Math.max(caretDigits.current, prefix.length - 1);
    input.onChange(kept);
  }

  /** Who types a plus begins with the country's code, which stands there already: it is taken once. */
  function isRepeating(typed: string): boolean {
    const { current } = repeated;
    const isBare = input.value === prefix;
    if (isBare && typed === '+') {
      repeated.current = '+';
      return true;
    }
    const isExpected = isBare && current !== '' && typed !== '' && prefix.startsWith(current + typed);
    if (isExpected) repeated.current = current + typed === prefix ? '' : current + typed;
    return isExpected;
  }

  /** Digits that looked like the code typed once more, and were the beginning of the number. */
  function takeRepeated(): string {
    const digits = repeated.current.slice(1);
    repeated.current = '';
    return digits;
  }

  /** A caret before the prefix could type nothing. */
  function leavePrefix(): void {
    const { current: field } = element;
    const end = field?.selectionEnd ?? prefix.length;
    if (field?.matches(':focus') && end < prefix.length)
      field.setSelectionRange(field.value.length, field.value.length);
  }

  function chooseCountry(chosen: PhoneCountry): void {
    const national = input.value.slice(prefix.length);
    input.onChange(chosen.prefix + national);
    commit(chosen.prefix + national);
    element.current?.focus();
  }

  return (
    <TextInput
      {...shared}
      ref={element}
      value={shown}
      isCode
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={40}
      hint={example ? t('field.phoneExample', { example: `${prefix} ${example}` }) : undefined}
      trailing={
        format.countries.length > 1 && (
          <PhoneCountryPicker
            countries={format.countries}
            value={country}
            isDisabled={shared.disabled}
            onChange={chooseCountry}
          />
        )
      }
      onChange={handleChange}
      onFocus={() => {
        isFresh.current = true;
      }}
      onKeyDown={() => {
        // Where a focus puts the caret nothing could be typed; a caret that the player has moved stays.
        if (isFresh.current) leavePrefix();
        isFresh.current = false;
      }}
      onBlur={() => {
        input.onBlur();
        commit(input.value);
      }}
    />
  );
}
