import { currencyOf } from '../../../domain/money/currency';
import { formatMoney } from '../../../domain/money/formatMoney';
import { formatNumber } from '../../../domain/money/formatNumber';

const NO_BREAK_SPACE = '\u00a0';

/** Formats an amount of a coin. A coin that the currency table does not know keeps all its decimals too. */
export const coinText = (value: number, coin: string, locale: string): string =>
  currencyOf(coin).isCrypto
    ? formatMoney(value, coin, locale)
    : `${formatNumber(value, locale)}${NO_BREAK_SPACE}${coin}`;
