import { type ReactElement, useRef, useState } from 'react';
import { countryOfPhone } from '../../../domain/field/countryOfPhone';
import type { PhoneCountry, PhoneFormat } from '../../../domain/field/FieldModel';
import { keepPhonePrefix } from '../../../domain/field/keepPhonePrefix';
import { pastedPrefix } from '../../../domain/field/pastedPrefix';
import { useTranslate } from '../../../i18n/useTranslate';
import { digitsOf } from '../../../lib/toLatinDigits';
import { useCashier } from '../../../state/CashierContext';
import { announce } from '../../../state/createAnnouncerState';
import { TextInput } from '../../../ui/form/TextInput';
import { showPhone } from '../fields/phoneFormat';
import { PhoneCountryPicker } from './PhoneCountryPicker';
import { type FieldControlProps, useFieldInput } from './useFieldInput';
import { usePhoneCaret } from './usePhoneCaret';
import { useTypedPrefix } from './useTypedPrefix';
import { useUndo } from './useUndo';

/** A phone input whose country prefix (FORM-09) cannot be deleted; nothing can be typed before it. */
export function PhoneControl(props: FieldControlProps & { format: PhoneFormat }): ReactElement {
  const { countries, pattern } = props.format;
  const { announcer } = useCashier();
  const t = useTranslate();
  const element = useRef<HTMLInputElement>(null);
  const { input, shared, commit } = useFieldInput(props);
  const [chosen, setChosen] = useState<PhoneCountry | null>(null);
  const told = countryOfPhone(input.value, countries) ?? countries[0];
  // Several countries may share a prefix: the number cannot tell them apart, so the chosen one stays.
  const country = chosen?.prefix === told.prefix ? chosen : told;
  const { prefix, example } = country;
  const shown = showPhone(input.value, prefix, pattern);
  const caret = usePhoneCaret(element, shown, prefix);
  useUndo({ input: element, value: input.value, onChange: input.onChange });
  const typedPrefix = useTypedPrefix(input.value, prefix);
  const [isRefused, setIsRefused] = useState(false);

  function handleChange(text: string): void {
    const before = text.endsWith(shown) ? text.slice(0, -shown.length) : '';
    const isPastedBefore = before.length > 1;
    const next = isPastedBefore ? before : text;
    const place = element.current?.selectionStart ?? next.length;
    const pasted = pastedPrefix({ shown, next, countries });
    // The pasted number is of a country that the field does not list: behind this prefix it would be somebody
    // else's. Nor may digits be put before those of a number.
    setIsRefused(pasted === '');
    if (pasted === '') announce(announcer, t('region.notFound'), 'assertive');
    if (pasted === '' || (isPastedBefore && shown !== prefix)) {
      caret.placeBefore(0);
      return;
    }
    const added = next.startsWith(shown) ? next.slice(shown.length) : null;
    if (typedPrefix.isRepeating(added ?? '')) return;
    const taken = typedPrefix.take();
    if (next === '+') typedPrefix.begin();
    const isOther = pasted !== null && pasted !== prefix;
    const edited = keepPhonePrefix({
      prefix: isOther ? pasted : prefix,
      previous: isOther ? pasted : shown,
      next: isOther ? (added ?? next) : next,
      length: pattern.split('0').length - 1,
    });
    // Deleted, replaced or pasted over, they are no beginning of a number.
    const kept = added?.length === 1 ? prefix + taken + edited.slice(prefix.length) : edited;
    caret.placeBefore(digitsOf(next.slice(place)).length);
    input.onChange(kept);
  }

  function chooseCountry(next: PhoneCountry): void {
    setChosen(next);
    const phone = next.prefix + input.value.slice(prefix.length);
    input.onChange(phone);
    commit(phone);
    element.current?.focus();
  }

  return (
    <TextInput
      {...shared}
      error={isRefused ? t('region.notFound') : shared.error}
      ref={element}
      value={shown}
      isCode
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      hint={example ? t('field.example', { example: `${prefix} ${example}` }) : undefined}
      trailing={
        countries.length > 1 && (
          <PhoneCountryPicker countries={countries} value={country} onChange={chooseCountry} />
        )
      }
      onChange={handleChange}
      onFocus={caret.onFocus}
      onKeyDown={caret.onKeyDown}
      onBlur={() => {
        setIsRefused(false);
        typedPrefix.take();
        input.onBlur();
        commit(input.value);
      }}
    />
  );
}
