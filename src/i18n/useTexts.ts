import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { useCashier } from '../state/CashierContext';
import type { Translator } from './createTranslator';

/**
 * The texts in one language. Another language gives a new object, so that what was memoised with it is made
 * again.
 */
export type Texts = Pick<Translator, 't' | 'has'>;

export function useTexts(): Texts & { readonly locale: string } {
  const { translator } = useCashier();
  const { locale } = useLingui().i18n;
  return useMemo(() => ({ t: translator.t, has: translator.has, locale }), [translator, locale]);
}
