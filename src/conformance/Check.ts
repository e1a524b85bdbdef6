import type { PaymentMethod } from '../api/contract/method';
import type { Inspector } from './createInspector';

/** What a run is asked to look at. */
export interface RunOptions {
  url: string;
  prefix: string;
  country: string;
  currency: string;
  /** The page that the widget will stand on, for the cross-origin check. */
  origin: string;
  /** Also calls that make something: a deposit that is cancelled at once. */
  isCreating: boolean;
  isSweepstake: boolean;
  /** The method to deposit by; the first that needs no fields unless given. */
  method?: string | undefined;
  amount?: number | undefined;
}

/** What earlier checks have found for later ones. */
export interface Found {
  methods: PaymentMethod[];
  limits: { min: number; max: number } | undefined;
  depositId: string | undefined;
  requestId: string | undefined;
}

export interface CheckContext {
  inspector: Inspector;
  options: RunOptions;
  found: Found;
}

/** A reason not to run. */
export type Skipped = string;

export interface Check {
  /** The path of the call, or what is tried. */
  call: string;
  /** Makes something at the server: only with `--create`. */
  isCreating?: boolean;
  isSweepstake?: boolean;
  only?: 'http' | 'socket';
  run(context: CheckContext): Promise<Skipped | undefined>;
}
