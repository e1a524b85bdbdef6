import { proxy } from 'valtio/vanilla';
import type { DepositApiResponse } from '../api/contract/deposit';
import type { RawStatus } from '../api/contract/transaction';
import type { CoinPackage } from '../domain/sweepstake/CoinPackage';
import type { DepositStatus } from '../spec/statuses';

/** Where the player was sent to pay; kept to open it once more. */
export interface Redirect {
  url: string;
  method: 'GET' | 'POST';
  data: Record<string, unknown>;
}

export interface TransactionState {
  depositId: string | null;
  /** Set while it is not known whether the deposit was created: its status is asked by this id. */
  requestId: string | null;
  /** The server has answered that it was created, perhaps without naming it. */
  isConfirmed: boolean;
  status: DepositStatus;
  /** How the server last put it: what ends a P2P transfer is a word of its own (P2P-04). */
  serverStatus: RawStatus | null;
  paymentMethod: string;
  methodText: string;
  amount: number;
  currency: string;
  txid: string | null;
  /** What the server says has arrived, where it says so: it may be another sum than was asked for. */
  receivedAmount: number | null;
  /** The server's own words, e.g. why it was refused. */
  message: string | null;
  /** ISO time. */
  createdAt: string | null;
  redirect: Redirect | null;
  /** The host is deciding whether the player may go there. */
  isRedirectHeld: boolean;
  /** What the server made of it, for the screens that come next. */
  answer: DepositApiResponse | null;
  /** The screen that it has led to: where to go on after a reload. */
  path: string | null;
  /** Waiting has ended without a verdict: it is still being processed (beyond the specification). */
  isWaitOver: boolean;
  /** The balance was told with the end of this deposit: only then may it be shown as its outcome. */
  isBalanceTold: boolean;
  /** The server knows of no such deposit: nothing was made. */
  isNotCreated: boolean;
  /** The coin package that it pays for (SWP-01). */
  box: CoinPackage | null;
  /** The network that it was asked for with, as it was sent (CRY-01); `null`: none, or not known. */
  wallet: string | null;
  /** The bonus that it was pressed with: its further steps say the same. `undefined`: not known. */
  bonusId: string | null | undefined;
}

export const createTransactionState = (): TransactionState =>
  proxy({
    depositId: null,
    requestId: null,
    isConfirmed: false,
    status: 'waiting',
    serverStatus: null,
    paymentMethod: '',
    methodText: '',
    amount: 0,
    currency: '',
    txid: null,
    receivedAmount: null,
    message: null,
    createdAt: null,
    redirect: null,
    isRedirectHeld: false,
    answer: null,
    path: null,
    isWaitOver: false,
    isBalanceTold: false,
    isNotCreated: false,
    box: null,
    wallet: null,
    bonusId: undefined,
  });
