import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { formatMoney } from '../../../domain/money/formatMoney';
import { moneyLocale } from '../../../domain/player/resolveLang';
import { useCashier } from '../../../state/CashierContext';
import { useField } from '../../../state/useField';

/**
 * Formats money for the player's locale (USER-07, I18N-02). A currency with the symbol of the user's own is
 * told apart from it.
 */
export function useMoney(): (value: number, currency: string, decimals?: number) => string {
  const { locale: lang } = useLingui().i18n;
  const own = useField(useCashier().user, 'currency');
  return useMemo(() => {
    const locale = moneyLocale(lang);
    return (value, currency, decimals) => formatMoney(value, currency, locale, decimals, own);
  }, [lang, own]);
}
