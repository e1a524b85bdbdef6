import type { ReactElement } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { Note } from '../../../ui/content/Note';
import type { AmountRules } from '../../shared/form/useAmountRules';
import { useMoney } from '../../shared/text/useMoney';

type BalanceTooLowProps = { rules: AmountRules };

/** Shown before anything is typed: the balance does not cover even the smallest amount (WD-03). */
export function BalanceTooLow({ rules }: BalanceTooLowProps): ReactElement | null {
  const t = useTranslate();
  const money = useMoney();
  const { limits, currency, balance } = rules;
  if (balance === null || limits.min === 0 || balance >= limits.min) return null;
  return <Note tone="warning">{t('withdrawal.balanceTooLow', { min: money(limits.min, currency) })}</Note>;
}
