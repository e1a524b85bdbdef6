import type { TransactionState } from '../../../state/createTransactionState';

type Heard = Pick<
  TransactionState,
  'status' | 'serverStatus' | 'txid' | 'received' | 'message' | 'isBalanceTold'
>;

/** What the server has said about the deposit so far: it stays true when the player goes on with it. */
export function heardOf({
  status,
  serverStatus,
  txid,
  received,
  message,
  isBalanceTold,
}: Readonly<Heard>): Heard {
  return { status, serverStatus, txid, received, message, isBalanceTold };
}
