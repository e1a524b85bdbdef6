import type { PaymentMethod } from '../../../api/contract/method';
import type { Cashier } from '../../../state/Cashier';

/** deposit-check's payload (P2P-01). */
export const checkPayload = (
  { methods, user }: Pick<Cashier, 'methods' | 'user'>,
  { name }: PaymentMethod,
): { paymentMethod: string; selectedCountry: string } => ({
  paymentMethod: name,
  selectedCountry: methods.selectedCountry || user.paymentGeo,
});
