import type { Bank } from '../core/Bank';
import { toMajor } from '../core/money';
import { userAccount } from './postings';

/** A number is in the player's own currency; sweep coins are named, as players of gold hold them too. */
export function pushedBalance(
  bank: Bank,
  userId: string,
  currency: string,
): number | { amount: number; currency: string } {
  const amount = toMajor(bank.ledger.balance(userAccount(userId), currency), currency);
  return currency === 'QSC' ? { amount, currency } : amount;
}
