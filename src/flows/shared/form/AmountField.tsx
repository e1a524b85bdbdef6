import { type ReactElement, useMemo, useRef, useState } from 'react';
import { currencyOf } from '../../../domain/money/currency';
import { readAmountEdit } from '../../../domain/money/readAmountEdit';
import { isSweepstakeCoin } from '../../../domain/sweepstake/isSweepstakeCoin';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { announce } from '../../../state/createAnnouncerState';
import { AmountInput } from '../../../ui/form/AmountInput';
import { limitsHint } from '../text/limitsText';
import { useMoney } from '../text/useMoney';
import { useAmountReader } from './useAmountReader';
import type { AmountRules } from './useAmountRules';
import { useAmountSeparator } from './useAmountSeparator';
import { useKeptCaret } from './useKeptCaret';
import { readText, useTypedAmount } from './useTypedAmount';
import { useUndo } from './useUndo';

type AmountFieldProps = { rules: AmountRules; isTouched: boolean; onTouch: () => void };

export function AmountField({ rules, isTouched, onTouch }: AmountFieldProps): ReactElement {
  const { typed, limits, currency } = rules;
  const read = useAmountReader(rules);
  const amountText = useTypedAmount(typed, readText);
  const { announcer } = useCashier();
  const t = useTranslate();
  const money = useMoney();
  const separator = useAmountSeparator();
  const input = useRef<HTMLInputElement>(null);
  const { symbol, code, decimals, isCrypto } = currencyOf(currency);
  // Sweepstake coins are shown with their short name only.
  const isCoin = isSweepstakeCoin(currency);
  const hint = useMemo(() => limitsHint(t, money, limits, currency), [t, money, limits, currency]);
  // From right to left a text begins with a mark: there what is written last stands on the left, as elsewhere the first.
  const isSymbolLast = useMemo(() => /^\p{Nd}/u.test(money(0, currency)), [money, currency]);
  /** The amount that an edit which could not be read has left as it was. */
  const [refusedAt, setRefusedAt] = useState<string | null>(null);
  const keepCaret = useKeptCaret(input, amountText);
  /** The amount that the field was left with. */
  const left = useRef('');

  function setText(text: string): void {
    typed.text = text;
    if (text !== amountText) typed.chip = null;
  }

  function handleChange(next: string): void {
    const { text, refused } = readAmountEdit({ previous: typed.text, next, separator, decimals });
    keepCaret(next);
    setRefusedAt(refused ? text : null);
    if (refused) announce(announcer, t('amount.notANumber'), 'assertive');
    setText(text);
  }

  useUndo({ input, value: amountText, onChange: setText });

  function handleBlur(): void {
    if (amountText === '') return;
    const problem = read().error;
    if (problem && amountText !== left.current) announce(announcer, problem);
    left.current = amountText;
    onTouch();
  }

  const problem = isTouched ? read().error : '';
  const error = refusedAt === amountText ? t('amount.notANumber') : problem;
  return (
    <AmountInput
      ref={input}
      name="amount"
      label={t('amount.label')}
      value={amountText}
      onChange={handleChange}
      onBlur={handleBlur}
      symbol={symbol === code || isCrypto || isCoin ? undefined : symbol}
      isSymbolLast={isSymbolLast}
      code={isCoin ? symbol : code}
      hint={hint}
      error={error || undefined}
    />
  );
}
