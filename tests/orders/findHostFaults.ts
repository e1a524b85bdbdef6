import { playerOf } from '../../src/domain/player/playerOf';
import { pendingDeposits } from '../../src/flows/deposit/pending/pendingList';
import { p2pOf } from '../../src/methods/p2p/p2pOf';
import { balancesTold } from './balancesTold';
import type { Table } from './createTable';
import { findPlayer } from './createWire';
import { findP2PFaults, findP2PLeftFaults } from './findP2PFaults';
import { hostOf } from './hostEvents';
import { memoryOf } from './memoryOf';

const HOLD_MS = 60_000;

/** How far it was looked at, and whose each request is. */
const lookAt = memoryOf(() => ({
  sent: 0,
  opened: 0,
  external: 0,
  asked: 0,
  requests: new Map<string, string>(),
}));

/** Who plays is whom the widget has heard of. */
export function followPlayer(table: Table): void {
  table.userId = playerOf(table.page().cashier.parent) || table.userId;
}

/** What must hold after each event, whatever the host does in between. */
export function findHostFaults(table: Table): string[] {
  followPlayer(table);
  return [...askFaults(table), ...callFaults(table), ...strangerFaults(table), ...findP2PFaults(table)];
}

/** A step is asked about once, and goes on only where the host has accepted it. */
export function askFaults(table: Table): string[] {
  const { asked } = hostOf(table);
  const opened = table.browser.windows.flatMap(({ sentTo }) => sentTo);
  const external = table
    .told()
    .flatMap(one =>
      one.messageType === 'openExtBrowser' || one.messageType === 'onExternalRedirectEvent' ? [one.url] : [],
    );
  const look = lookAt(table);
  const faults: string[] = [];
  const now = asked.slice(look.asked);
  look.asked = asked.length;
  for (const one of now) {
    const isAgain = asked.some(
      other =>
        other !== one &&
        asked.indexOf(other) < asked.indexOf(one) &&
        other.step === one.step &&
        other.isAccepted === null &&
        other.page === one.page &&
        other.visit === one.visit &&
        one.at - other.at < HOLD_MS,
    );
    if (isAgain) faults.push(`${one.step} is asked once more`);
  }
  for (const url of [...opened.slice(look.opened), ...external.slice(look.external)]) {
    const allowed = asked
      .filter(one => one.step === 'before-redirect' && one.isAccepted === true && !one.isUsed)
      .at(-1);
    if (allowed) allowed.isUsed = true;
    else faults.push(`sent away to ${new URL(url).origin}, and the host has not allowed it`);
  }
  Object.assign(look, { opened: opened.length, external: external.length });
  return faults;
}

/** What is sent is sent as the player whose payment it is, and made only where the host has allowed it. */
export function callFaults(table: Table): string[] {
  const { wire, bank } = table;
  const look = lookAt(table);
  const { asked } = hostOf(table);
  const calls = wire.sent.slice(look.sent);
  look.sent = wire.sent.length;
  return calls.flatMap(({ path, data, token }) => {
    const faults: string[] = [];
    const userId = findPlayer(bank, token)?.id ?? '';
    const deposit = bank.state.deposits[String(data['depositId'])];
    if (deposit && deposit.userId !== userId)
      faults.push(`${path}: ${deposit.userId}'s deposit as ${userId}`);
    const requestId = data['requestId'];
    if (typeof requestId === 'string') {
      const owner = look.requests.get(requestId);
      if (owner !== undefined && owner !== userId) faults.push(`${path}: ${owner}'s request as ${userId}`);
      const isNew = owner === undefined;
      look.requests.set(requestId, userId);
      const { triggeredBy } = (data['metadata'] ?? {}) as { triggeredBy?: unknown };
      if (isNew && /create/.test(path) && triggeredBy === undefined) {
        const allowed = asked
          .filter(
            ({ step, isAccepted, facts, isUsed }) =>
              step === 'before-submit' && isAccepted === true && facts.amount === data['amount'] && !isUsed,
          )
          .at(-1);
        if (allowed) allowed.isUsed = true;
        else faults.push(`${path} of ${String(data['amount'])}: the host has not allowed it`);
      }
    }
    return faults;
  });
}

/** Nothing of one player stands before another. */
export function strangerFaults(table: Table): string[] {
  const { cashier, container } = table.page();
  const { userId, bank } = table;
  const ids = [
    cashier.transaction.depositId,
    cashier.deposit.depositId,
    ...pendingDeposits(cashier).map(({ depositId }) => depositId),
  ];
  const strangers = Object.values(bank.state.deposits).filter(one => one.userId !== userId);
  const faults = strangers
    .filter(({ id }) => ids.includes(id))
    .map(({ id, userId: of }) => `${of}'s ${id} before ${userId}`);
  const text = container.textContent ?? '';
  for (const { id } of strangers)
    if (text.includes(id)) faults.push(`${id} stands on screen before ${userId}`);
  const { invoice } = p2pOf(cashier);
  const isInvoiceShown = cashier.router.current().path.startsWith('/deposit/peer-to-peer/');
  if (invoice && isInvoiceShown && invoice.depositId === cashier.transaction.depositId)
    if (strangers.some(({ id }) => id === invoice.depositId))
      faults.push(`${invoice.depositId}: another's invoice`);
  const sum = cashier.user.balance?.amount;
  const isSaid = (isOwn: boolean): boolean =>
    balancesTold(table, id => (id === userId) === isOwn).some(one => one === sum);
  // The opening one is the same for all players of a kind.
  const opening = findPlayer(bank, table.setting.token)?.opening[0]?.amount;
  if (sum !== undefined && isSaid(false) && !isSaid(true) && sum !== opening)
    faults.push(`${sum} is another player's balance`);
  return faults;
}

/** What must hold once everything that was on its way has arrived. */
export const findHostLeftFaults = (table: Table): string[] => [
  ...findP2PLeftFaults(table),
  ...findHostTokenFaults(table),
];

/** The host's last word is the one that counts. */
export function findHostTokenFaults(table: Table): string[] {
  const { cashier } = table.page();
  const faults: string[] = [];
  const wantedId = findPlayer(table.bank, table.token)?.id;
  const isBusy = cashier.deposit.isSubmitting || cashier.withdrawal.isSubmitting;
  if (!isBusy && playerOf(cashier.parent) !== wantedId)
    faults.push(`${playerOf(cashier.parent)} plays in place of ${wantedId}`);
  if (cashier.handle.parent.token !== table.token) faults.push('an old token');
  return faults;
}
