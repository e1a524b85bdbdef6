import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { decimalSeparatorOf } from '../../../domain/money/formatNumber';
import type { AmountSeparator } from '../../../domain/money/readAmountEdit';

/** The decimal separator of the player's locale. */
export function useAmountSeparator(): AmountSeparator {
  const { locale } = useLingui().i18n;
  return useMemo(() => decimalSeparatorOf(locale), [locale]);
}
