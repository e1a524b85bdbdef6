import type { Deposit } from '../../demo/sandbox/core/State';
import { createStateMirror, type RunningMirror } from '../../src/app/control/createStateMirror';
import type { TestCashier } from '../support/unit/createTestCashier';
import type { Table } from './createTable';
import { memoryOf } from './memoryOf';

/** What was seen on the way, of all pages. */
export interface Seen {
  /** Deposits whose invoice has stood on screen. */
  shown: Set<string>;
  /** Deposits that the player has wanted to cancel, and requests. */
  cancelled: Set<string>;
  /** What each is made for, in minor units: the bank may receive less. */
  asked: Map<string, number>;
  /** What the host has said to be the balance. */
  balances: Set<number>;
  /** The public state of each page, by its widget. */
  mirrors: WeakMap<object, RunningMirror>;
  /** How many calls were looked at, and when. */
  calls: number;
  at: number;
}

export const seenAt = memoryOf<Seen>(({ wire, clocks }) => ({
  shown: new Set(),
  cancelled: new Set(),
  asked: new Map(),
  balances: new Set(),
  mirrors: new WeakMap(),
  calls: wire.sent.length,
  at: clocks.felt(),
}));

/** The buttons that cancel an invoice, and one that is being made. */
export const CANCELS = ['p2p.cancel.confirm', 'p2p.cancel'] as const;

/** Mirrors the public state of each page, as the shell does, and notes what the player cancels. */
export function watchTable(table: Table, { cashier, messages, root }: TestCashier): void {
  const seen = seenAt(table);
  const mirror = createStateMirror(cashier);
  seen.mirrors.set(cashier, mirror);
  if (cashier.user.balance) seen.balances.add(cashier.user.balance.amount);
  const push = messages.push.bind(messages);
  messages.push = (...all) => {
    for (const message of all) mirror.hear(message);
    return push(...all);
  };
  cashier.signal.addEventListener('abort', mirror.dispose);
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      const wish = CANCELS.find(id => button?.textContent?.startsWith(cashier.translator.t(id)));
      // Each tab hears its own clicks.
      if (wish === undefined || !root.contains(button)) return;
      const p2p = cashier.resource<{ creation?: { requestId: string } | null }>('p2p', () => ({}));
      // An invoice may be cancelled while another deposit is still being made.
      const requestId = wish === 'p2p.cancel.confirm' ? null : p2p.creation?.requestId;
      for (const id of [cashier.transaction.depositId, cashier.deposit.depositId, requestId])
        if (id) seen.cancelled.add(id);
    },
    { capture: true, signal: cashier.signal },
  );
}

export const p2pDeposits = ({ bank, userId }: Table): Deposit[] =>
  Object.values(bank.state.deposits).filter(one => one.p2p !== undefined && one.userId === userId);
