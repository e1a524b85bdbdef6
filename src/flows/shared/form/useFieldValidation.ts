import { useCallback, useState } from 'react';
import type { FieldModel } from '../../../domain/field/FieldModel';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { type FieldProblemCode, readField } from '../fields/readField';
import { patternsOf } from './patternsOf';

export type FieldTexts = Record<string, string | undefined>;

/** The form's validator: each field's message by its key, in the player's language. */
export function useFieldValidation(models: FieldModel[]): (values: FieldTexts) => FieldTexts {
  const cashier = useCashier();
  const { signal } = cashier;
  const patterns = patternsOf(cashier);
  const t = useTranslate();
  /** Counts failed checks that the worker reports after a keystroke: each makes the form validate again. */
  const [verdicts, setVerdicts] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new verdict must make a new validator, or the form would not run it
  return useCallback(
    values => {
      const text: Record<FieldProblemCode, (label: string) => string> = {
        required: label => t('field.error.required', { label }),
        regex: label => t('field.error.regex', { label }),
        luhn: () => t('field.error.luhn'),
        date: () => t('field.error.date'),
        expiry: () => t('field.error.expiry'),
      };
      const check = (pattern: string, value: string) => {
        const verdict = patterns.check(pattern, value);
        if (verdict === 'unchecked') {
          void patterns.checkAsync(pattern, value).then(late => {
            if (late === false && !signal.aborted) setVerdicts(count => count + 1);
          });
        }
        return verdict;
      };
      const errors: FieldTexts = {};
      for (const model of models) {
        const { problem } = readField(model, values[model.key] ?? '', check);
        if (problem && !model.isHidden)
          errors[model.key] = problem.message || text[problem.code](model.label);
      }
      return errors;
    },
    [models, t, patterns, signal, verdicts],
  );
}
