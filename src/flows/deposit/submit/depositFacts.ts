import { methodText } from '../../../domain/method/methodText';
import type { Cashier } from '../../../state/Cashier';
import type { TransactionState } from '../../../state/createTransactionState';
import type { DepositIntent } from '../../../state/DepositIntent';
import { regionOf } from '../../../state/regionOf';
import { depositCurrency } from './depositPayload';

/** What is known of a deposit from the press on, whatever its outcome. */
export const depositFacts = (
  cashier: Cashier,
  intent: DepositIntent,
): Pick<
  TransactionState,
  'paymentMethod' | 'cardViewType' | 'methodText' | 'amount' | 'currency' | 'selectedCountry'
> & {
  createdAt: string;
} => ({
  paymentMethod: intent.method.name,
  cardViewType: intent.method.cardViewType,
  methodText: methodText(intent.method, cashier.user.lang),
  amount: intent.amount,
  currency: depositCurrency(cashier, intent),
  selectedCountry: intent.selectedCountry || regionOf(cashier),
  createdAt: new Date().toISOString(),
});
