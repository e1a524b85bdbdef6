import type { Cashier } from '../../../state/Cashier';
import type { DepositIntent } from '../../../state/DepositIntent';
import { currencyOf } from './depositPayload';

/** DEP-14: the host hears of each deposit once; a further step of one that exists is none. */
export function reportCreated(cashier: Cashier, intent: DepositIntent, depositId: string): void {
  const { method, amount } = intent;
  if ([intent.askedId, intent.depositId].includes(depositId)) return;
  cashier.send({
    messageType: 'onCreateTransaction',
    depositId,
    paymentMethod: method.name,
    amount,
    currency: currencyOf(cashier, intent),
  });
}
