import type { Check, CheckContext, Found, RunOptions } from './Check';
import { createInspector, TOO_MANY_CALLS } from './createInspector';
import { CREATING_CHECKS } from './creatingChecks';
import { ENVELOPE_CHECKS } from './envelopeChecks';
import type { CheckResult } from './Finding';
import { FILE_CHECKS } from './fileChecks';
import { PUSH_CHECKS } from './pushChecks';
import { READING_CHECKS } from './readingChecks';
import type { Server } from './Server';
import { SWEEPSTAKE_CHECKS } from './sweepstakeChecks';
import { WITHDRAWAL_CHECKS } from './withdrawalChecks';

/** The list of methods comes first: without an answer to it nothing else is asked. */
const CHECKS: readonly Check[] = [
  ...READING_CHECKS,
  ...ENVELOPE_CHECKS,
  ...FILE_CHECKS,
  ...SWEEPSTAKE_CHECKS,
  ...CREATING_CHECKS,
  ...WITHDRAWAL_CHECKS,
  ...PUSH_CHECKS,
];

/** Makes the calls one after the other; later ones use what earlier ones have found. */
export async function runChecks(server: Server, options: RunOptions): Promise<CheckResult[]> {
  const found: Found = {
    methods: [],
    withdrawals: [],
    limits: undefined,
    depositId: undefined,
    requestId: undefined,
    paymentSessionId: undefined,
    withdrawal: undefined,
  };
  const results: CheckResult[] = [];
  for (const check of CHECKS) {
    const inspector = createInspector(server);
    const context: CheckContext = { inspector, options, found };
    const reason =
      reasonToStop(results) ?? reasonNotToRun(check, server, options) ?? (await check.run(context)) ?? '';
    const { findings } = inspector;
    const verdict = findings.some(({ level }) => level === 'fault') ? 'faulty' : 'ok';
    results.push({ call: check.call, outcome: reason === '' ? verdict : 'skipped', reason, findings });
  }
  return results;
}

/** The first call has had no answer at all: the others would say the same, each after its own wait. */
function reasonToStop([first]: readonly CheckResult[]): string | undefined {
  const has = (words: string): boolean =>
    first?.findings.some(({ problem }) => problem.startsWith(words)) === true;
  if (has('no answer')) return 'the server cannot be reached';
  return has(TOO_MANY_CALLS) ? 'the server limits how often it may be asked' : undefined;
}

function reasonNotToRun(
  { isCreating, isSweepstake, isWithdrawing, isPushing, only }: Check,
  { transport }: Server,
  options: RunOptions,
): string | undefined {
  if (isCreating && !options.isCreating) return 'it makes something: add --create';
  if (isSweepstake && !options.isSweepstake) return 'it belongs to the sweepstake view: add --sweepstake';
  if (isWithdrawing && !options.isWithdrawing) return 'it takes money from the balance: add --withdraw';
  if (isPushing && !options.isPushing) return 'it waits: add --pushes';
  if (only !== undefined && only !== transport) return `it is for ${only} alone`;
  return undefined;
}
