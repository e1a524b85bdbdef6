import type { PaymentMethod } from '../../../api/contract/method';

/** What choosing a method leads to: the flow that shows it says. */
export interface MethodActions {
  onMethod(method: PaymentMethod): void;
  /** The player is about to choose this one: what comes next may be loaded already. */
  onIntent(method: PaymentMethod): void;
}

/** The same of a whole list, with its folded categories. */
export interface ListActions extends MethodActions {
  onGroup(name: string): void;
}
