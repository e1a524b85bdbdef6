import type { UserState } from '../../state/createUserState';

/** The balance, if it is known and in the user's currency, else `null` (WD-03). */
export const knownBalance = ({
  balance,
  currency,
}: Pick<UserState, 'currency'> & {
  readonly balance: Readonly<NonNullable<UserState['balance']>> | null;
}): number | null => (balance && balance.currency === currency ? balance.amount : null);
