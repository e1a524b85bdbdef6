import type { UserState } from '../../state/createUserState';

/** What can be withdrawn, as far as it is known: the balance in the user's currency, or `null` (WD-03). */
export const knownBalance = ({
  balance,
  currency,
}: Pick<UserState, 'currency'> & {
  readonly balance: Readonly<NonNullable<UserState['balance']>> | null;
}): number | null => (balance && balance.currency === currency ? balance.amount : null);
