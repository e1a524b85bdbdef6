import { type ReactElement, useEffect } from 'react';
import type { Sum } from '../../domain/money/Sum';
import { useExactMoney } from '../../flows/shared/text/useExactMoney';
import { useTranslate } from '../../i18n/useTranslate';
import { useCashier } from '../../state/CashierContext';
import { announce } from '../../state/createAnnouncerState';
import { Note } from '../../ui/content/Note';

type MinimumNoteProps = { sum: Sum; minimum: Sum | null };

/** "1" on the way to "100" is no sum to warn of. */
const TYPED_AFTER_MS = 1000;

/**
 * CRY-01: warns before anything is created or sent that a sum below the minimum would be lost. Sums are
 * compared only within one currency.
 */
export function MinimumNote({ sum, minimum }: MinimumNoteProps): ReactElement | null {
  const t = useTranslate();
  const money = useExactMoney();
  const { announcer } = useCashier();
  const isBelow = sum.amount > 0 && sum.currency === minimum?.currency && sum.amount < minimum.amount;
  const text = isBelow && t('crypto.explain.minimum', { min: money(minimum.amount, minimum.currency) });
  useEffect(() => {
    if (!text) return;
    const timer = setTimeout(() => announce(announcer, text), TYPED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [announcer, text]);
  return text ? <Note tone="danger">{text}</Note> : null;
}
