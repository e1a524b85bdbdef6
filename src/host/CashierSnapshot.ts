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
