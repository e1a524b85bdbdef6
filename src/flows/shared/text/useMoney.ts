import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { formatMoney } from '../../../domain/money/formatMoney';
import { moneyLocale } from '../../../domain/player/resolveLang';
import { useCashier } from '../../../state/CashierContext';

/** Money in the player's own way of writing it (USER-07, I18N-02), beside their own currency. */
export function useMoney(): (value: number, currency: string, decimals?: number) => string {
  const { locale: lang } = useLingui().i18n;
  const { currency: own } = useSnapshot(useCashier().user);
  return useMemo(() => {
    const locale = moneyLocale(lang);
    return (value, currency, decimals) => formatMoney(value, currency, locale, decimals, own);
  }, [lang, own]);
}
