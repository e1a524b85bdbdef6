import type { DepositStatusPush } from '../api/contract/transaction';
import { advanceStatus, mapDepositStatus } from '../domain/transaction/depositStatus';
import { isPaymentSeen } from '../domain/transaction/isPaymentSeen';
import type { TransactionState } from './createTransactionState';

/** `depositId`: `null` for a deposit that the server has not named. */
export type DepositNews = Omit<DepositStatusPush, 'depositId'> & { depositId: string | null };

/**
 * Whether the deposit is paid in coins. An amount without a currency may then be a number of coins, which
 * cannot be compared with the sum that was asked for.
 */
export const isInCoins = ({ txid, answer }: Readonly<Pick<TransactionState, 'txid' | 'answer'>>): boolean =>
  txid !== null || answer?.data?.wallet !== undefined;

/**
 * The one reducer of a transaction's status, whichever way the news came: reply, push or poll (rule 4). News about
 * another deposit is ignored; a settled state never goes back.
 */
export function applyStatus(transaction: TransactionState, news: DepositNews): void {
  if (news.depositId !== transaction.depositId) return;
  const wasSeen = isPaymentSeen(transaction);
  const told = mapDepositStatus(news.status);
  const status = advanceStatus(transaction.status, told);
  // A message belongs to the status that it came with.
  if (status !== transaction.status) transaction.message = null;
  // Older news may come late: a payment that was seen stays seen.
  const isOlder = told !== status || (wasSeen && !isPaymentSeen({ status, serverStatus: news.status }));
  if (!isOlder) transaction.serverStatus = news.status;
  transaction.status = status;
  // The wait for the next stage begins now.
  if (isPaymentSeen(transaction) !== wasSeen) transaction.isWaitOver = false;
  if (news.txid) transaction.txid = news.txid;
  const currency = news.currency ?? (isInCoins(transaction) ? null : transaction.currency);
  // No amount above 0 with a deposit that has arrived: the server has left it out.
  const { amount = 0 } = news;
  if (told === 'processed' && amount > 0 && currency) transaction.received = { amount, currency };
  // Told before its end, a balance is not what came of the deposit.
  if (told === 'processed' && news.balance !== undefined) transaction.isBalanceTold = true;
  if (news.message && told === status) transaction.message = news.message;
}
