import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { formatMoney } from '../../../domain/money/formatMoney';
import { moneyLocale } from '../../../domain/player/resolveLang';

/** Money in the player's own way of writing it (USER-07, I18N-02). */
export function useMoney(): (value: number, currency: string, decimals?: number) => string {
  const { locale: lang } = useLingui().i18n;
  return useMemo(() => {
    const locale = moneyLocale(lang);
    return (value, currency, decimals) => formatMoney(value, currency, locale, decimals);
  }, [lang]);
}
