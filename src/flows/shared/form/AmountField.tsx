import { type ReactElement, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { currencyOf } from '../../../domain/currency';
import { readAmountEdit } from '../../../domain/readAmountEdit';
import { useTranslate } from '../../../i18n/useTranslate';
import { AmountInput } from '../../../ui/AmountInput';
import { limitsHint } from '../limitsText';
import { useMoney } from '../useMoney';
import { useAmount } from './useAmount';
import type { AmountRules } from './useAmountRules';
import { useAmountSeparator } from './useAmountSeparator';

export type AmountFieldProps = { rules: AmountRules; isTouched: boolean; onTouch: () => void };

export function AmountField({ rules, isTouched, onTouch }: AmountFieldProps): ReactElement {
  const { typed, limits, currency } = rules;
  const amount = useAmount(rules);
  const { amountText } = useSnapshot(typed, { sync: true });
  const t = useTranslate();
  const money = useMoney();
  const separator = useAmountSeparator();
  const input = useRef<HTMLInputElement>(null);
  const { symbol, decimals, isCrypto } = currencyOf(currency);
  const hint = useMemo(() => limitsHint(t, money, limits, currency), [t, money, limits, currency]);
  const [isRefused, setIsRefused] = useState(false);
  /** Where the caret belongs after characters were stripped; counted from the end, which the edit left alone. */
  const caretFromEnd = useRef<number | null>(null);

  useLayoutEffect(() => {
    const { current: element } = input;
    if (!element || caretFromEnd.current === null) return;
    const caret = Math.max(0, element.value.length - caretFromEnd.current);
    caretFromEnd.current = null;
    if (element.selectionStart === caret && element.selectionEnd === caret) return;
    if (element.getRootNode() instanceof ShadowRoot && element.matches(':focus'))
      element.setSelectionRange(caret, caret);
  });

  function handleChange(next: string): void {
    const caret = input.current?.selectionStart ?? next.length;
    const { text, refused } = readAmountEdit({ previous: typed.amountText, next, separator, decimals });
    caretFromEnd.current = next.length - caret;
    setIsRefused(refused);
    typed.amountText = text;
    if (text !== amountText) typed.chip = null;
  }

  const error = isRefused ? t('amount.notANumber') : isTouched ? amount.error : '';
  return (
    <AmountInput
      ref={input}
      name="amount"
      label={t('amount.label')}
      value={amountText}
      onChange={handleChange}
      onBlur={() => amountText !== '' && onTouch()}
      symbol={isCrypto ? undefined : symbol}
      code={currency}
      hint={hint}
      error={error || undefined}
    />
  );
}
