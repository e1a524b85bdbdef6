import type { PaymentMethod } from '../../../api/contract/method';

/** What choosing a method does; each flow has its own. */
export interface MethodActions {
  /** What the amounts are in, if not in the user's currency. */
  currency?: string;
  onMethod(method: PaymentMethod): void;
  /** The player is about to choose this method: the next screen may be preloaded. */
  onIntent(method: PaymentMethod): void;
}

/** The same for a list that also has folded categories. */
export interface ListActions extends MethodActions {
  onGroup(name: string): void;
}
