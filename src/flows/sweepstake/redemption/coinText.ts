import { currencyOf } from '../../../domain/currency';
import { formatMoney } from '../../../domain/formatMoney';
import { formatNumber } from '../../../domain/formatNumber';

const NO_BREAK_SPACE = '\u00a0';

/** A sum of a coin. One that the currency table does not know keeps all of its decimals too. */
export const coinText = (value: number, coin: string, locale: string): string =>
  currencyOf(coin).isCrypto
    ? formatMoney(value, coin, locale)
    : `${formatNumber(value, locale)}${NO_BREAK_SPACE}${coin}`;
