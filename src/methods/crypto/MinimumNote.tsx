import type { ReactElement } from 'react';
import { useExactMoney } from '../../flows/shared/text/useExactMoney';
import { useTranslate } from '../../i18n/useTranslate';
import { Note } from '../../ui/content/Note';
import type { Sum } from './networkFacts';

export type MinimumNoteProps = { sum: Sum; minimum: Sum | null };

/**
 * CRY-01: warns before anything is created or sent that a sum below the minimum would be lost. Sums are
 * compared only within one currency.
 */
export function MinimumNote({ sum, minimum }: MinimumNoteProps): ReactElement | null {
  const t = useTranslate();
  const money = useExactMoney();
  const isBelow = sum.amount > 0 && sum.currency === minimum?.currency && sum.amount < minimum.amount;
  if (!isBelow) return null;
  const min = money(minimum.amount, minimum.currency);
  return <Note tone="danger">{t('crypto.explain.minimum', { min })}</Note>;
}
