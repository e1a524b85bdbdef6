import { createUuid } from '../../../lib/createUuid';
import type { Cashier } from '../../../state/Cashier';

/** The same content sent again is the same intent, and a server may know it by its id (API-04). */
export function requestIdOf({ deposit }: Pick<Cashier, 'deposit'>, payload: object): string {
  const content = JSON.stringify(payload);
  if (deposit.intent?.content !== content) deposit.intent = { requestId: createUuid(), content };
  return deposit.intent.requestId;
}

/** Its deposit is there: the same content once more is another one. */
export function forgetIntent({ deposit }: Pick<Cashier, 'deposit'>, requestId: string | null): void {
  if (deposit.intent?.requestId === requestId) deposit.intent = null;
}
