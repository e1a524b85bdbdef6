import { amountToText } from './amountToText';
import { exactDecimals } from './exactDecimals';
import { roundToDecimals } from './roundToCurrency';

/** A server's own sum in digits, with the decimals that it is shown with: the player copies what they read. */
export const exactText = (value: number, code: string): string =>
  amountToText(roundToDecimals(value, exactDecimals(value, code)));
