import { subscribe } from 'valtio/vanilla';
import type { CashierFailure, CashierSnapshot } from '../../host/CashierSnapshot';
import type { OutgoingMessages } from '../../host/protocol';
import { watchViolations } from '../../lib/watchViolations';
import type { Cashier } from '../../state/Cashier';
import type { StateMirror } from '../../state/CashierHandle';
import { readSnapshot, type SnapshotMemory } from './readSnapshot';

export interface RunningMirror extends StateMirror {
  /** Reports the state if it differs from the last one reported. */
  refresh(): void;
  dispose(): void;
}

/** Mirrors one widget's public state. `state-change` reports it, always before the event of what changed it. */
export function createStateMirror(cashier: Cashier): RunningMirror {
  const { router, deposit, withdrawal, transaction, user, translator, send } = cashier;
  const violations = watchViolations(cashier.handle.element.ownerDocument);
  const memory: SnapshotMemory = {
    flow: cashier.parent.page,
    past: new Set(),
    isSubmitting: false,
    path: '',
  };
  let failure: CashierFailure | null = null;
  let last: CashierSnapshot = Object.freeze(readSnapshot(cashier, memory));
  let told: CashierSnapshot | null = null;

  function current(): CashierSnapshot {
    const next = readSnapshot(cashier, memory);
    const names = Object.keys(next) as (keyof CashierSnapshot)[];
    if (names.some(name => next[name] !== last[name])) last = Object.freeze(next);
    return last;
  }

  function refresh(): void {
    const next = current();
    if (next === told) return;
    told = next;
    send({ messageType: 'onStateChange', ...next });
  }

  const stores = [router.state, deposit, withdrawal, transaction, user];
  const stops = stores.map(store => subscribe(store, refresh));
  return {
    state: current,
    refresh,
    error: () => failure,
    seen: () => ({
      popUps: deposit.popUps,
      cspViolations: violations.list(),
      lang: translator.i18n.locale,
    }),
    hear: message => {
      if (message.messageType === 'onDisplayError') failure = readFailure(message);
      if (message.messageType === 'onRoute' || message.messageType === 'onCreateTransaction') failure = null;
      if (message.messageType === 'onCreateTransaction') {
        // First notes a page that was just left: leaving it would forget the payment that is created now.
        current();
        memory.created = message;
      }
      refresh();
    },
    dispose: () => {
      violations.stop();
      for (const stop of stops) stop();
    },
  };
}

const readFailure = ({ message, code, reference }: OutgoingMessages['onDisplayError']): CashierFailure =>
  Object.freeze({ message, ...(code !== undefined && { code }), ...(reference && { reference }) });
