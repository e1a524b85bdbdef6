import { CRYPTO_CATEGORY } from '../../spec/paymentGroups';
import { isCryptoBalance } from '../money/currency';

/** Paid in a coin, or by a player whose money is one. */
export const isCryptoPayment = (method: { category: string }, currency: string): boolean =>
  method.category === CRYPTO_CATEGORY || isCryptoBalance(currency);
