import type { JournalLine } from './createLedger';

export const userAccount = (userId: string): string => `user:${userId}`;
export const holdAccount = (userId: string): string => `hold:${userId}`;
const BANK = 'bank:outside';
const HOUSE = 'bank:house';

/** Moves money from one account to another: two lines that sum to zero. */
function moves(from: string, to: string, currency: string, minor: number): JournalLine[] {
  return [
    { account: from, currency, minor: -minor },
    { account: to, currency, minor },
  ];
}

export const depositLines = (userId: string, currency: string, minor: number): JournalLine[] =>
  moves(BANK, userAccount(userId), currency, minor);

export const holdLines = (userId: string, currency: string, minor: number): JournalLine[] =>
  moves(userAccount(userId), holdAccount(userId), currency, minor);

export const releaseLines = (userId: string, currency: string, minor: number): JournalLine[] =>
  moves(holdAccount(userId), userAccount(userId), currency, minor);

export const payoutLines = (userId: string, currency: string, minor: number): JournalLine[] =>
  moves(holdAccount(userId), BANK, currency, minor);

export const salesLines = (currency: string, minor: number): JournalLine[] =>
  moves(BANK, HOUSE, currency, minor);

export const grantLines = (userId: string, currency: string, minor: number): JournalLine[] =>
  moves(HOUSE, userAccount(userId), currency, minor);
