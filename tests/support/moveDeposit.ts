import type { CashierFixture } from './test';

/** What the bank would do by itself with its first deposit: seen on the network, then received. */
export function moveDeposit(
  { book }: CashierFixture,
  change: { status: 'accepted' | 'processed' | 'mistaked' | 'waiting'; txid?: string },
): void {
  const [deposit] = book.deposits();
  if (!deposit) throw new Error('No deposit');
  Object.assign(deposit, change);
  book.push('deposit.status', { depositId: deposit.id, ...change });
}
