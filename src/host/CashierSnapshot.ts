import type { DepositStatus } from '../spec/statuses';
import type { WithdrawalStatus } from '../spec/withdrawal';

/**
 * What a host can read of the widget at any time: `element.state`, and the detail of `state-change`. Frozen. Holds no
 * secret and nothing that was typed but the amount. What is not known is `null`.
 */
export interface CashierSnapshot {
  /** `failed`: the widget could not be loaded; `element.error` says why. */
  readonly phase: 'starting' | 'ready' | 'failed';
  readonly flow: 'deposit' | 'withdrawal';
  /** The widget's own page, without base or query: '/deposit/complete'. */
  readonly route: string;
  /** Of the transaction on screen: from `submitting` on, until the player is back at the list. */
  readonly status: 'idle' | 'submitting' | DepositStatus | WithdrawalStatus;
  /** The contract name of the chosen method. */
  readonly paymentMethod: string | null;
  /** Of the transaction, in major units. */
  readonly amount: number | null;
  /** Of the transaction, else the player's. */
  readonly currency: string | null;
  readonly depositId: string | null;
  readonly withdrawalId: string | null;
}

/**
 * `element.error`: the latest failure that the player was shown, until they go to another page or something
 * is created.
 */
export interface CashierFailure {
  /** In the player's language. */
  readonly message: string;
  readonly code?: string;
  /** The one that the player reads. */
  readonly reference?: string;
}

/** The state of a running app, kept up to date before each message leaves. */
export interface StateMirror {
  /** Called with each message before its event fires. */
  hear(message: { messageType: string }): void;
  state(): CashierSnapshot;
  error(): CashierFailure | null;
  /** What only a running widget has seen, for diagnose(). */
  seen(): SeenFacts;
}

export interface SeenFacts {
  /** Whether the browser opened the payment window the last time one was wanted. */
  popUps: 'untested' | 'opened' | 'blocked';
  /** Content security policy violations of the page since the widget started: directive and blocked origin. */
  cspViolations: readonly { directive: string; blocked: string }[];
  lang: string;
}
