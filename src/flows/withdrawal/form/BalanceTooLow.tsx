import type { ReactElement } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { Note } from '../../../ui/Note';
import type { AmountReading } from '../../shared/form/useAmount';
import { useMoney } from '../../shared/useMoney';

export type BalanceTooLowProps = { amount: AmountReading; available: number | null };

/** Said before anything is typed: not even the smallest amount is there (WD-03). */
export function BalanceTooLow({ amount, available }: BalanceTooLowProps): ReactElement | null {
  const t = useTranslate();
  const money = useMoney();
  const { limits, currency } = amount;
  if (available === null || available >= limits.min) return null;
  return <Note tone="warning">{t('withdrawal.balanceTooLow', { min: money(limits.min, currency) })}</Note>;
}
