import type { DepositLimits } from '../../api/contract/deposit';
import type { PaymentMethod } from '../../api/contract/method';
import { isCryptoPayment } from '../../domain/crypto/isCryptoPayment';
import { type AmountLimits, resolveLimits } from '../../domain/money/resolveLimits';

interface Payer {
  currency: string;
  country: string;
}

/** FORM-05 for one method: the limits that the server has answered, if any, else the method's rules. */
export function methodLimits(
  method: Pick<PaymentMethod, 'amount_rules' | 'category'>,
  { currency, country }: Payer,
  limits: DepositLimits | null = null,
): AmountLimits {
  const isCrypto = isCryptoPayment(method, currency);
  return resolveLimits({ limits, rules: method.amount_rules, currency, country, isCrypto });
}
