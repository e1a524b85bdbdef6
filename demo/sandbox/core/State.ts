import type { Flow } from '../data/MethodSpec';
import { createLedgerState, type LedgerState } from '../ledger/createLedger';
import type { Card, Json, P2PResponse } from '../wire';

export type DepositStatus = 'waiting' | 'accepted' | 'processed' | 'mistaked' | 'CANCELED' | 'AUTO_CANCELED';
export type WithdrawalStatus = 'waiting' | 'accepted' | 'processed' | 'mistaked' | 'CANCELED';

/** Where a deposit stands before its money can move. */
type DepositStage = 'fields' | 'prepared' | 'unified' | 'offers' | 'open';

export interface P2PDetails {
  card: Card;
  bin: string;
  bank: string;
  timeoutMinutes: number;
  unifiedFlow?: P2PResponse['unifiedFlow'];
}

/** Never holds what the player typed into fields: card numbers are not kept. */
export interface Deposit {
  id: string;
  userId: string;
  method: string;
  country: string;
  currency: string;
  minor: number;
  status: DepositStatus;
  stage: DepositStage;
  flow: Flow;
  created: number;
  session: string;
  roundsLeft: number;
  scenario?: string;
  returnUrl?: string;
  message?: string;
  txid?: string | undefined;
  network?: string;
  offerId?: string;
  wrongCodes?: number;
  asksCode?: boolean;
  isPageVisited?: boolean;
  isSettling?: boolean;
  /** The player has said so by deposit-complete. */
  isSaidPaid?: boolean;
  p2p?: P2PDetails;
  grants?: { currency: string; minor: number }[];
}

export interface Withdrawal {
  id: string;
  userId: string;
  method: string;
  currency: string;
  minor: number;
  accountType: string;
  status: WithdrawalStatus;
  created: number;
  steps: { name: string; at?: number }[];
  confirmation?: { code: string; wrongCodes: number; resends: number; sentAt: number };
  scenario?: string;
  message?: string;
}

export interface Answer {
  status: number;
  body: Json | undefined;
}

/** Everything that a sandbox knows, as plain JSON: what is written to the data file. */
export interface State {
  ledger: LedgerState;
  deposits: Record<string, Deposit>;
  withdrawals: Record<string, Withdrawal>;
  /** By user, path and requestId: what was answered the first time. */
  answers: Record<string, Answer>;
  /** By user and requestId: the deposit or withdrawal that came of it. */
  intents: Record<string, string>;
  /** requestIds cancelled before their creating call arrived. */
  cancelledIntents: Record<string, true>;
  sessions: Record<string, { payment_session_id: string; created_at: string; pending_group: string }>;
  openedUsers: Record<string, true>;
  captchaAsked: Record<string, true>;
  /** By user and currency: sweep coins that are not played yet, minor units. */
  unplayed: Record<string, number>;
  counter: number;
}

export function createState(): State {
  return {
    ledger: createLedgerState(),
    deposits: {},
    withdrawals: {},
    answers: {},
    intents: {},
    cancelledIntents: {},
    sessions: {},
    openedUsers: {},
    captchaAsked: {},
    unplayed: {},
    counter: 0,
  };
}
