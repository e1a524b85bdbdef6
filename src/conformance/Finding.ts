/** What a server does otherwise than the contract says, in plain words. Never carries a value that it sent. */
export interface Finding {
  /** The path of the call, or what was tried. */
  call: string;
  /** Where in the answer; empty for the answer as a whole. */
  path: string;
  problem: string;
  /** What it means to players. */
  meaning: string;
  /** A note is a doubt: the widget copes. */
  level: 'fault' | 'note';
}

type Outcome = 'ok' | 'faulty' | 'skipped';

/** One check of a run. */
export interface CheckResult {
  call: string;
  outcome: Outcome;
  /** Why it was not made. */
  reason: string;
  findings: readonly Finding[];
}
