import type { Bank } from '../core/Bank';
import { toMajor } from '../core/money';
import { userAccount } from './postings';

/** In major units. */
export function balanceOf(bank: Bank, userId: string, currency: string): number {
  return toMajor(bank.ledger.balance(userAccount(userId), currency), currency);
}

/** With its currency: a bare number is in the player's own, and a payment may be in another. */
export function pushedBalance(
  bank: Bank,
  userId: string,
  currency: string,
): { amount: number; currency: string } {
  return { amount: balanceOf(bank, userId, currency), currency };
}
