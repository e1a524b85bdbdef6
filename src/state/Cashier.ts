import type { PaymentMethod } from '../api/contract/method';
import type { Client } from '../api/createClient';
import type { Payment } from '../domain/transaction/Payment';
import type { ParentData } from '../host/parentData';
import type { OutgoingMessage } from '../host/protocol';
import type { Translator } from '../i18n/createTranslator';
import type { CashierHandle } from './CashierHandle';
import type { AnnouncerState } from './createAnnouncerState';
import type { BonusesState } from './createBonusesState';
import type { DepositState } from './createDepositState';
import type { MethodsState } from './createMethodsState';
import type { NotificationsState } from './createNotificationsState';
import type { Router } from './createRouter';
import type { TimingsState } from './createTimingsState';
import type { TransactionState } from './createTransactionState';
import type { UserState } from './createUserState';
import type { WithdrawalState } from './createWithdrawalState';
import type { MethodKind } from './MethodKind';

/** One widget: its stores, and its ways to the server and the host. Actions take it as their first argument. */
export interface Cashier {
  readonly handle: CashierHandle;
  readonly client: Client;
  readonly router: Router;
  readonly translator: Translator;
  readonly parent: ParentData;
  readonly user: UserState;
  readonly methods: MethodsState;
  readonly deposit: DepositState;
  readonly transaction: TransactionState;
  readonly withdrawal: WithdrawalState;
  readonly bonuses: BonusesState;
  readonly notifications: NotificationsState;
  readonly timings: TimingsState;
  readonly announcer: AnnouncerState;
  /** Loads the table of kinds and their routes. It is the app's, as kinds hold screens and screens import this. */
  loadKinds(): Promise<void>;
  /** The kind of a method, once they are loaded. */
  readonly kindOf: (method: Pick<PaymentMethod, 'name' | 'category' | 'cardViewType'>) => MethodKind;
  /** Whether a path is a kind's screen with `isPayment`; `false` for all before the kinds are loaded. */
  readonly isPaymentPath: (path: string) => boolean;
  /**
   * Loads the screens that say what becomes of a payment; set with the router. It fails as the network does, and
   * nothing has been sent then.
   */
  loadOutcome?: (payment: Payment) => Promise<void>;
  /** Set while changes of the host are being applied: no call is sent and no error page opened before they are. */
  readonly updating: Promise<void> | null;
  /** Lists that storage, denied or full, did not take, by its keys: kept for the widget's lifetime. */
  readonly unstored: Map<string, readonly unknown[]>;
  /** Aborts when the widget is removed. */
  readonly signal: AbortSignal;
  /** An object for the widget's lifetime, made when first asked for; its `dispose`, if any, runs with the widget's. */
  resource<T extends object>(name: string, create: () => T): T;
  send(message: OutgoingMessage): void;
  /** Calls the listener when a lost connection is back: missed pushes must be asked for. */
  onReconnect(listener: () => void): () => void;
}
