import type { DepositLimits } from '../api/contract/deposit';
import type { PaymentMethod } from '../api/contract/method';
import type { Inspector } from './createInspector';

/** What a run is asked to look at. */
export interface RunOptions {
  url: string;
  prefix: string;
  country: string;
  currency: string;
  /** Base path of the files at the server. */
  product: string;
  /** The page that the widget will stand on, for the cross-origin check. */
  origin: string;
  /** Also calls that make something: a deposit that is cancelled at once. */
  isCreating: boolean;
  isSweepstake: boolean;
  /** Also a withdrawal that is cancelled at once. */
  isWithdrawing: boolean;
  /** Waits for the pushes that what was made brings. */
  isPushing: boolean;
  pushTimeoutMs: number;
  /** The method to deposit by; the first that one call alone can make, unless given. */
  method?: string | undefined;
  amount?: number | undefined;
  /** The method to withdraw by; the first whose fields are given unless named. */
  withdrawalMethod?: string | undefined;
  withdrawalAmount?: number | undefined;
  /** What is typed into the fields of the methods, by their names. */
  fields: Readonly<Record<string, string>>;
}

/** What earlier checks have found for later ones. */
export interface Found {
  methods: PaymentMethod[];
  withdrawals: PaymentMethod[];
  limits: DepositLimits | undefined;
  depositId: string | undefined;
  requestId: string | undefined;
  paymentSessionId: string | undefined;
  withdrawal: { id: string; requestId: string } | undefined;
}

export interface CheckContext {
  inspector: Inspector;
  options: RunOptions;
  found: Found;
}

/** A reason not to run. */
type Skipped = string;

export interface Check {
  /** The path of the call, or what is tried. */
  call: string;
  /** Makes something at the server: only with `--create`. */
  isCreating?: boolean;
  isSweepstake?: boolean;
  /** Takes money from a balance: only with `--withdraw`. */
  isWithdrawing?: boolean;
  /** Waits: only with `--pushes`. */
  isPushing?: boolean;
  only?: 'http' | 'socket';
  run(context: CheckContext): Promise<Skipped | undefined>;
}
