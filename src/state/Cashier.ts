import type { PaymentMethod } from '../api/contract/method';
import type { Client } from '../api/createClient';
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

/** One widget: its stores and its ways out. Made by createCashier, freed by its dispose; actions take it. */
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
  /** The table of kinds and their routes are the app's: kinds hold screens, and screens use what is here. */
  loadKinds(): Promise<void>;
  /** The kind of a method, once they are loaded. */
  readonly kindOf: (method: Pick<PaymentMethod, 'name' | 'category' | 'cardViewType'>) => MethodKind;
  /** A screen of a kind that shows a payment which is made: none before the kinds are loaded. */
  readonly isPaymentPath: (path: string) => boolean;
  /** Aborts when the widget is removed. */
  readonly signal: AbortSignal;
  /** What a part of the widget needs for its lifetime: made when first asked for; its `dispose`, if any, runs with the widget's. */
  resource<T extends object>(name: string, create: () => T): T;
  send(message: OutgoingMessage): void;
  /** The connection was lost and is back: missed pushes must be asked for. */
  onReconnect(listener: () => void): () => void;
}
