import type { Table } from './createTable';
import { findPlayer } from './createWire';
import { askFaults, callFaults, findHostTokenFaults, followPlayer, strangerFaults } from './findHostFaults';
import { findLeftPayoutFaults, findPayoutFaults, payoutsAt } from './findPayoutFaults';

/** What must hold after each event, whatever the host does in between, of who withdraws. */
export function findHostPayoutFaults(table: Table): string[] {
  followPlayer(table);
  // Balances are pushed to who plays, over a socket: both may change meanwhile.
  payoutsAt(table).isMissed = true;
  return [
    ...askFaults(table),
    ...callFaults(table),
    ...strangerFaults(table),
    ...strangerPayouts(table),
    ...findPayoutFaults(table),
  ];
}

/** No withdrawal of one player stands before another, nor is touched by one. */
function strangerPayouts(table: Table): string[] {
  const { bank, userId, wire } = table;
  const { cashier, container } = table.page();
  const { withdrawal } = cashier;
  const ids = [withdrawal.current.withdrawalId, ...withdrawal.pending.map(one => one.withdrawalId)];
  const text = container.textContent ?? '';
  const faults = Object.values(bank.state.withdrawals)
    .filter(one => one.userId !== userId && (ids.includes(one.id) || text.includes(one.id)))
    .map(one => `${one.userId}'s ${one.id} before ${userId}`);
  const calls = wire.sent.flatMap(({ path, data, token }) => {
    const made = bank.state.withdrawals[String(data['withdrawalId'])];
    const sender = findPlayer(bank, token)?.id;
    return made && made.userId !== sender ? [`${path}: ${made.userId}'s withdrawal as ${sender}`] : [];
  });
  return [...faults, ...calls];
}

/** What must hold once everything that was on its way has arrived. */
export const findLeftHostPayoutFaults = (table: Table): string[] => [
  // With a token that the bank takes no longer nobody hears anything.
  ...(table.wire.expired.has(table.token) ? [] : findLeftPayoutFaults(table)),
  ...findHostTokenFaults(table),
];
