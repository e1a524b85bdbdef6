import type { PaymentMethod } from '../../../api/contract/method';
import { isListedForWithdrawal } from '../../../domain/method/cardViewType';
import { SWEEP_COIN_ALIAS, SWEEP_COIN_CODE } from '../../../spec/currencies';
import { CRYPTO_CATEGORY } from '../../../spec/paymentGroups';
import type { Cashier } from '../../../state/Cashier';
import { isSweepstake } from '../../../state/isSweepstake';

/** ROUTE-06: the methods to list for a withdrawal; in the sweepstake only crypto (ROUTE-07). */
export function offeredMethods(cashier: Cashier, methods: PaymentMethod[]): PaymentMethod[] {
  const { currency } = cashier.user;
  const listed = methods.filter(isListedForWithdrawal);
  if (!isSweepstake(cashier)) return listed.filter(method => method.currency.includes(currency));
  return listed.filter(method => method.category === CRYPTO_CATEGORY).map(inSweepCoins);
}

/** Reads limits that a server gives under the coins' other name. */
function inSweepCoins(method: PaymentMethod): PaymentMethod {
  const { [SWEEP_COIN_ALIAS]: rule, ...rules } = method.amount_rules;
  return rule ? { ...method, amount_rules: { [SWEEP_COIN_CODE]: rule, ...rules } } : method;
}
