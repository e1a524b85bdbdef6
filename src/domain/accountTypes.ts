import { ACCOUNT_TYPES, type AccountType } from '../spec/withdrawal';

/** METH-07: the account types that a method offers, in their fixed order; one that says nothing takes the main one. */
export function accountTypesOf(method: { accountTypes?: readonly string[] }): AccountType[] {
  const offered = ACCOUNT_TYPES.filter(type => method.accountTypes?.includes(type));
  return offered.length > 0 ? offered : ['main'];
}
