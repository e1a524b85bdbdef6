import { toMajor } from '../../demo/sandbox/core/money';
import { balanceOf } from '../../demo/sandbox/ledger/balanceOf';
import { SWEEP_COIN_CODE } from '../../src/spec/currencies';
import { isSweepstake } from '../../src/state/isSweepstake';
import type { Page, Table } from './createTable';
import { findLeftPayoutFaults } from './findPayoutFaults';

/** What must hold once everything that was on its way has arrived, for a player of the sweepstake. */
export const findLeftCoinFaults = (table: Table): string[] => [
  ...findLeftPayoutFaults(table),
  ...table.tabs().flatMap(page => coinFaults(table, page)),
];

/** What can be redeemed is the bank's. */
function coinFaults({ bank, userId, kind, wire }: Table, { cashier, container }: Page): string[] {
  const { balance, unplayed, isAsking, balanceFailure, unplayedFailure } = cashier.withdrawal.redemption;
  // What could not be had is said, and asked for by a press.
  if (balanceFailure || unplayedFailure) return [];
  if (!isSweepstake(cashier) || !container.querySelector('[part~=redeemable]')) return [];
  // Over HTTP nobody tells of what has moved since they were asked for.
  const asked = wire.sent.filter(({ path }) => path === 'sweepstake-balance-get').at(-1)?.at ?? 0;
  if (kind === 'http' && bank.state.ledger.journal.some(({ at }) => at >= asked)) return [];
  const owned = balanceOf(bank, userId, SWEEP_COIN_CODE);
  const locked = toMajor(bank.state.unplayed[`${userId} ${SWEEP_COIN_CODE}`] ?? 0, SWEEP_COIN_CODE);
  const said = [balance, unplayed, isAsking].join();
  const is = [owned, locked, false].join();
  return said === is ? [] : [`coins ${said}, and the ledger has ${is}`];
}
