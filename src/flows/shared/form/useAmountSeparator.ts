import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { decimalSeparatorOf } from '../../../domain/money/formatNumber';
import type { AmountSeparator } from '../../../domain/money/readAmountEdit';

/** The decimal separator that the player's locale types. */
export function useAmountSeparator(): AmountSeparator {
  const { locale } = useLingui().i18n;
  return useMemo(() => decimalSeparatorOf(locale), [locale]);
}
