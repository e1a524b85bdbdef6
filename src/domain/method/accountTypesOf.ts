import { WITHDRAWAL_ACCOUNT_TYPES, type WithdrawalAccountType } from '../../spec/defaults';

/**
 * METH-07: the account types that a method offers, in their fixed order; a method that names none offers the
 * main one.
 */
export function accountTypesOf(method: { accountTypes?: readonly string[] }): WithdrawalAccountType[] {
  const offered = WITHDRAWAL_ACCOUNT_TYPES.filter(type => method.accountTypes?.includes(type));
  return offered.length > 0 ? offered : ['main'];
}
