import { formatMoney } from '../domain/money/formatMoney';
import { countryName, keepEnglishNames } from '../domain/player/countryName';
import { moneyLocale } from '../domain/player/resolveLang';
import { countPending, pendingKey } from '../flows/deposit/pending/pendingKey';
import type { ParentData } from '../host/parentData';
import { COUNTRY_NAMES } from '../spec/countryNames';
import type { StartUser } from '../state/CashierHandle';

/**
 * The engine reads language data and storage from disk on first use: better while the answer is on its way
 * than before the first paint. An English start needs no language data.
 */
export function warmUp(parent: ParentData, { paymentGeo, currency, lang }: StartUser): void {
  keepEnglishNames(COUNTRY_NAMES);
  countryName(paymentGeo, lang);
  formatMoney(0, currency, moneyLocale(lang));
  countPending(pendingKey({ parent }));
}
