import type { PaymentMethod } from '../../../api/contract/method';
import { methodsWithdrawal } from '../../../api/operations/methods';
import { isListedForWithdrawal } from '../../../domain/method/cardViewType';
import { SWEEP_COIN_ALIAS, SWEEP_COIN_CODE } from '../../../spec/currencies';
import { EMPTY_PAYMENT_METHODS } from '../../../spec/messages';
import { CRYPTO_CATEGORY } from '../../../spec/paymentGroups';
import type { Cashier } from '../../../state/Cashier';
import { isSweepstake } from '../../../state/isSweepstake';
import { regionOf } from '../../../state/regionOf';
import { loadMethods } from '../../shared/list/loadMethods';

/** ROUTE-06, WD-01: loads the methods that pay out in the user's region. */
export function loadWithdrawalMethods(cashier: Cashier): Promise<void> {
  const query = { country: regionOf(cashier), currency: cashier.user.currency };
  return loadMethods(cashier, 'withdrawal', methodsWithdrawal, query, listed => {
    const offered = offeredMethods(cashier, listed);
    if (offered.length === 0) cashier.send({ messageType: 'Error', message: EMPTY_PAYMENT_METHODS });
    return offered;
  });
}

/** ROUTE-06: the methods to list for a withdrawal; in the sweepstake only crypto (ROUTE-07). */
function offeredMethods(cashier: Cashier, methods: PaymentMethod[]): PaymentMethod[] {
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
