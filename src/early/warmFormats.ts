import { countryName } from '../domain/countryName';
import { formatMoney } from '../domain/formatMoney';
import { moneyLocale } from '../domain/resolveLang';
import type { StartUser } from '../state/CashierHandle';

/** An engine reads its language data when it is first asked: better while the answer is on its way than in the first paint. */
export function warmFormats({ paymentGeo, currency, lang }: StartUser): void {
  countryName(paymentGeo, lang);
  formatMoney(0, currency, moneyLocale(lang));
}
