import { CRYPTO_CATEGORY } from '../../spec/paymentGroups';
import { currencyOf } from '../money/currency';

/** Whether the payment is made in a coin, or by a player whose currency is one (USER-08). */
export const isCryptoPayment = (method: { category: string }, currency: string): boolean =>
  method.category === CRYPTO_CATEGORY || currencyOf(currency).isCrypto;
