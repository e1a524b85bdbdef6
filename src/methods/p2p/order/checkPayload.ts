import type { PaymentMethod } from '../../../api/contract/method';
import type { Cashier } from '../../../state/Cashier';
import { regionOf } from '../../../state/regionOf';

/** deposit-check's payload (P2P-01). */
export const checkPayload = (
  cashier: Pick<Cashier, 'methods' | 'user'>,
  { name }: PaymentMethod,
): { paymentMethod: string; selectedCountry: string } => ({
  paymentMethod: name,
  selectedCountry: regionOf(cashier),
});
