/**
 * One entry of the analytics stream (`funnel`). The widget sends it nowhere else: what becomes of it is up to
 * the host.
 */
export interface FunnelStep {
  /** In their usual order; `failure` and `closed` come at any time. */
  step:
    | 'opened'
    | 'methods'
    | 'method'
    | 'submit'
    | 'created'
    | 'redirect'
    | 'outcome'
    | 'failure'
    | 'closed';
  flow: 'deposit' | 'withdrawal';
  /** 1 for the first of this widget. */
  sequence: number;
  /** Whole ms since the widget was put on the page. */
  elapsedMs: number;
  paymentMethod?: string;
  /** Major units; from `created` on. */
  amount?: number;
  currency?: string;
  /** With `outcome`: how it ended. */
  status?: string;
  /** With `failure`: the server's or the widget's code, else 'unknown'. */
  reason?: string;
  /** With `failure`: the one that the player reads. */
  reference?: string;
  /** The host's `config.metadata`. */
  metadata?: Record<string, unknown>;
}
