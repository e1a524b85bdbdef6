import type { Cashier } from '../../../state/Cashier';

/** The amount that another try begins with; 0 where it is of another currency than the player's. */
export const amountAgain = ({ transaction, user }: Pick<Cashier, 'transaction' | 'user'>): number =>
  transaction.currency === user.currency ? transaction.amount : 0;
