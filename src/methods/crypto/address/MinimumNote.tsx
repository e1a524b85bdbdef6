import type { ReactElement } from 'react';
import { useExactMoney } from '../../../flows/shared/text/useExactMoney';
import { useTranslate } from '../../../i18n/useTranslate';
import { Note } from '../../../ui/content/Note';

interface Sum {
  amount: number;
  currency: string;
}

export type MinimumNoteProps = { sum: Sum; minimum: Sum | null };

/** CRY-01: what is below the minimum is lost; said where both are of one currency, before anything is made or sent. */
export function MinimumNote({ sum, minimum }: MinimumNoteProps): ReactElement | null {
  const t = useTranslate();
  const money = useExactMoney();
  const isBelow = sum.amount > 0 && sum.currency === minimum?.currency && sum.amount < minimum.amount;
  if (!isBelow) return null;
  const min = money(minimum.amount, minimum.currency);
  return <Note tone="danger">{t('crypto.explain.minimum', { min })}</Note>;
}
