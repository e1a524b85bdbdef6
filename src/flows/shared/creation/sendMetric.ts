import type { PaymentMethod } from '../../../api/contract/method';
import type { Cashier } from '../../../state/Cashier';

/** Tells the host how a creating call has ended, for its statistics. */
export function sendMetric(
  { send }: Pick<Cashier, 'send'>,
  { path: name }: { path: string },
  { name: paymentMethod }: Pick<PaymentMethod, 'name'>,
  status: 'ok' | 'fail',
): void {
  send({ messageType: 'Metric', name, status, paymentMethod });
}
