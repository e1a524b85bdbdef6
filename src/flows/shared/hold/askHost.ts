import { subscribe } from 'valtio/vanilla';
import { CashierError } from '../../../api/errors';
import type { HeldStep, HoldEvents } from '../../../host/HoldEvent';
import { createUuid } from '../../../lib/createUuid';
import { LONGEST_TIMER_MS } from '../../../spec/timers';
import type { Cashier } from '../../../state/Cashier';
import { createStay } from '../navigation/createStay';
import { stillHere } from '../navigation/stillHere';
import { dispatchHold, type HoldVerdict } from './dispatchHold';

/** How long a host may hold a step, unless `config.hostAnswerTimeoutMs` says otherwise. */
const ANSWER_TIMEOUT_MS = 60_000;

const MOST_REASON_CHARS = 300;

/**
 * Lets the host hold, accept or refuse a step. Called in the click; returns `null` in the same task if nobody
 * holds the step. A refusal is an error of kind 'host' whose message is the player's text: thrown if the host
 * refuses at once, else the promise rejects with it. A host that does not answer in time has refused. If the
 * step is no longer wanted, the promise rejects as aborted.
 */
export function askHost<Name extends keyof HoldEvents>(
  cashier: Cashier,
  name: Name,
  facts: HoldEvents[Name],
  isWanted: () => boolean = stillHere(cashier),
): Promise<void> | null {
  const { handle, parent } = cashier;
  const step = { step: name, ...facts } as HeldStep;
  const over = new AbortController();
  const ask = () => (parent.hostHolds.includes(name) ? handle.host()?.ask?.(step, over.signal) : undefined);
  const held = dispatchHold(handle.element, name, facts, ask);
  if (held === null) return null;
  // No `instanceof`: a page's own Promise, as of Zone.js, is not the class of what an async function gives.
  if ('reason' in held) throw refused(cashier, held);
  return withLimit(cashier, held, isWanted).then(verdict => {
    over.abort();
    if (verdict === 'left' || cashier.signal.aborted || !isWanted()) throw gone();
    if (verdict !== 'accepted') throw refused(cashier, verdict);
  });
}

/** The host's answer; 'unanswered' if the time is over, 'left' if the player has gone or is another one. */
function withLimit(
  cashier: Cashier,
  held: Promise<HoldVerdict>,
  isWanted: () => boolean,
): Promise<HoldVerdict | 'left'> {
  const { parent, router } = cashier;
  const stay = createStay(cashier);
  const asked = parent.config.hostAnswerTimeoutMs;
  const limitMs =
    typeof asked === 'number' && asked > 0 ? Math.min(asked, LONGEST_TIMER_MS) : ANSWER_TIMEOUT_MS;
  return new Promise(resolve => {
    const end = (verdict: HoldVerdict | 'left') => {
      clearTimeout(timer);
      stopLooking();
      stay.end();
      resolve(verdict);
    };
    const timer = setTimeout(end, limitMs, 'unanswered');
    // Called only once a navigation is complete: in the middle of one the player is on no page.
    const stopLooking = subscribe(router.state, () => isWanted() || stay.leave());
    stay.signal.addEventListener('abort', () => end('left'));
    held.then(end, () => end('unanswered'));
  });
}

const gone = (): CashierError =>
  new CashierError('The step is no longer wanted', { kind: 'aborted', reference: '' });

function refused({ translator }: Cashier, verdict: HoldVerdict): CashierError {
  const { t } = translator;
  const reason = typeof verdict === 'object' ? verdict.reason.trim().slice(0, MOST_REASON_CHARS) : '';
  const text = verdict === 'unanswered' ? t('host.noAnswer') : reason || t('host.refused');
  const code = verdict === 'unanswered' ? 'host.noAnswer' : 'host.refused';
  return new CashierError(text, { kind: 'host', code, reference: createUuid() });
}
