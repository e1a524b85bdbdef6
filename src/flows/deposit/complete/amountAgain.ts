import type { Cashier } from '../../../state/Cashier';

/** The amount to start another try with; 0 if the deposit was in another currency than the user's now. */
export const amountAgain = ({ transaction, user }: Pick<Cashier, 'transaction' | 'user'>): number =>
  transaction.currency === user.currency ? transaction.amount : 0;
