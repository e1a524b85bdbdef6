import type { PaymentMethod } from '../../../api/contract/method';
import { checkAmount } from '../../../domain/money/checkAmount';
import { type AmountLimits, resolveLimits } from '../../../domain/money/resolveLimits';
import type { CoinPackage } from '../../../domain/sweepstake/CoinPackage';

/**
 * The limits that a package's price breaks, by the method's rules in the price's own currency; `null` if it
 * breaks none.
 */
export function priceLimits(
  { amount_rules: rules }: Pick<PaymentMethod, 'amount_rules'>,
  { price, currency }: Readonly<Pick<CoinPackage, 'price' | 'currency'>>,
  country: string,
): AmountLimits | null {
  // Not as crypto: its minimum without a rule is for sums that are typed (FORM-05).
  const limits = resolveLimits({ rules, currency, country, isCrypto: false });
  return checkAmount(price, limits) === null ? null : limits;
}
