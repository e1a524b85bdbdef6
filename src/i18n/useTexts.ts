import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { useCashier } from '../state/CashierContext';
import type { Translator } from './createTranslator';

/** The texts in one language: what is made from them and kept is made anew with the next language. */
export type Texts = Pick<Translator, 't' | 'has'> & { readonly locale: string };

export function useTexts(): Texts {
  const { translator } = useCashier();
  const { locale } = useLingui().i18n;
  return useMemo(() => ({ t: translator.t, has: translator.has, locale }), [translator, locale]);
}
