import type { PaymentMethod } from '../../../api/contract/method';

/** What a list of methods leads to: the flow that shows it says. */
export interface ListActions {
  onMethod(method: PaymentMethod): void;
  onGroup(name: string): void;
  /** The player is about to choose this one: what comes next may be loaded already. */
  onIntent(method: PaymentMethod): void;
}
