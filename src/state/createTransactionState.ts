import { proxy } from 'valtio/vanilla';
import type { DepositApiResponse } from '../api/contract/deposit';
import type { PaymentMethod } from '../api/contract/method';
import type { RedirectMethod } from '../api/contract/redirectMethod';
import type { RawStatus } from '../api/contract/transaction';
import type { Sum } from '../domain/money/Sum';
import type { CoinPackage } from '../domain/sweepstake/CoinPackage';
import type { DepositStatus } from '../spec/statuses';
import type { TypedForm } from './TypedForms';

/** Where the player was sent to pay; kept to open it once more. */
export interface Redirect {
  url: string;
  method: RedirectMethod;
  data: Record<string, unknown>;
}

export interface TransactionState {
  depositId: string | null;
  /** Set while it is not known whether the deposit was created: its status is asked for by this id. */
  requestId: string | null;
  /** The server has answered that it was created, perhaps without naming it. */
  isConfirmed: boolean;
  /** It was made, but the answer that says where to pay was lost. */
  isAnswerLost: boolean;
  status: DepositStatus;
  /** The status as the server last wrote it: the end of a P2P transfer has statuses of its own (P2P-04). */
  serverStatus: RawStatus | null;
  paymentMethod: string;
  cardViewType: PaymentMethod['cardViewType'];
  methodText: string;
  amount: number;
  currency: string;
  txid: string | null;
  /** What was credited, if the server says so: it may differ from what was asked for, also in its currency. */
  received: Sum | null;
  /** The server's own words, e.g. why it was refused. */
  message: string | null;
  /** ISO time, by this device's clock where that is known. */
  createdAt: string | null;
  /** When a P2P deposit was created, as the server wrote it. */
  created: string | undefined;
  redirect: Redirect | null;
  /** The host is deciding whether the player may go there. */
  isRedirectHeld: boolean;
  /** The server's latest answer to a creating call, for the screens that follow. */
  answer: DepositApiResponse | null;
  /** The screen that the answer led to: where to continue after a reload. */
  path: string | null;
  /** Waiting has ended without a verdict: it is still being processed (beyond the specification). */
  isWaitOver: boolean;
  /** The balance was told with the end of this deposit: only then may it be shown as its outcome. */
  isBalanceTold: boolean;
  /** The server knows of no such deposit: nothing was made. */
  isNotCreated: boolean;
  /** The region that it was made in (METH-05). */
  selectedCountry: unknown;
  /** The coin package that it pays for (SWP-01). */
  box: CoinPackage | null;
  /** The network that was sent with it (CRY-01); `null`: none, or not known. */
  wallet: string | null;
  /** The bonus that was sent with it: its further steps send the same. `undefined`: not known. */
  bonusId: string | null | undefined;
  /** The crypto bonus was sent with it (CRY-02): its further steps send it too. */
  hasCryptoBonus: boolean;
  /** What was typed into its method's form, without secrets: for another try if it fails (FORM-13). */
  typed: TypedForm | null;
}

export const createTransactionState = (): TransactionState =>
  proxy({
    depositId: null,
    requestId: null,
    isConfirmed: false,
    isAnswerLost: false,
    status: 'waiting',
    serverStatus: null,
    paymentMethod: '',
    cardViewType: undefined,
    methodText: '',
    amount: 0,
    currency: '',
    txid: null,
    received: null,
    message: null,
    createdAt: null,
    created: undefined,
    redirect: null,
    isRedirectHeld: false,
    answer: null,
    path: null,
    isWaitOver: false,
    isBalanceTold: false,
    isNotCreated: false,
    selectedCountry: undefined,
    box: null,
    wallet: null,
    bonusId: undefined,
    hasCryptoBonus: false,
    typed: null,
  });
