import { useLingui } from '@lingui/react';
import { useCashier } from '../state/CashierContext';
import type { Translate } from './createTranslator';

/** Texts in the player's language; the component is rendered again when the language changes. */
export function useTranslate(): Translate {
  useLingui();
  return useCashier().translator.t;
}
