import type { Cashier } from '../../../state/Cashier';
import type { PressedIntent } from '../../../state/DepositIntent';
import { type Creation, tellCreated } from '../../shared/creation/tellCreated';
import { depositCurrency } from './depositPayload';

/** DEP-14: tells the host of each deposit once; a further step of an existing one is no new deposit. */
export function reportCreated(cashier: Cashier, intent: PressedIntent, creation: Creation): void {
  const { method, amount } = intent;
  if ([intent.askedId, intent.depositId].includes(creation.depositId)) return;
  tellCreated(cashier, {
    ...creation,
    paymentMethod: method.name,
    amount,
    currency: depositCurrency(cashier, intent),
  });
}
