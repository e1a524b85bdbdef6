import { isCryptoPayment } from '../crypto/isCryptoPayment';
import { type AmountLimits, type LimitSources, resolveLimits } from './resolveLimits';

interface Payer {
  currency: string;
  country: string;
}

/** FORM-05 for one method: the limits that the server has answered, if any, else the method's rules. */
export function methodLimits(
  method: { amount_rules: LimitSources['rules']; category: string },
  { currency, country }: Payer,
  limits: LimitSources['limits'] = null,
): AmountLimits {
  const isCrypto = isCryptoPayment(method, currency);
  return resolveLimits({ limits, rules: method.amount_rules, currency, country, isCrypto });
}
