import type { Cashier } from '../../../state/Cashier';
import type { PressedIntent } from '../../../state/DepositIntent';
import { type Creation, tellCreated } from '../../shared/tellCreated';
import { depositCurrency } from './depositPayload';

/** DEP-14: tells the host of each deposit once; that of a further step is marked as told before it is sent. */
export function reportCreated(cashier: Cashier, intent: PressedIntent, creation: Creation): void {
  const { method, amount } = intent;
  tellCreated(cashier, {
    ...creation,
    paymentMethod: method.name,
    amount,
    currency: depositCurrency(cashier, intent),
  });
}
