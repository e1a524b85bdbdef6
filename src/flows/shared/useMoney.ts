import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import { formatMoney } from '../../domain/formatMoney';
import { moneyLocale } from '../../domain/resolveLang';

/** Money in the player's own way of writing it (USER-07, I18N-02). */
export function useMoney(): (value: number, currency: string) => string {
  const { i18n } = useLingui();
  const locale = moneyLocale(i18n.locale);
  return useCallback((value, currency) => formatMoney(value, currency, locale), [locale]);
}
