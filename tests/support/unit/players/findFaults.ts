import type { Player } from '../../../corpora/legal/legalPlayers';
import { isBusy, type Line, made } from '../bareApp';
import { type PlayerWorld, WAITING } from './createPlayerWorld';
import { figureOf, ownerOf } from './playerFacts';
import type { Said } from './Said';

type Served = Said & { player: Player };

/** What the widget holds, shows, sends or stores that is another's, and what it has lost. */
export function findFaults(world: PlayerWorld): string[] {
  const cashier = world.running();
  if (!cashier) return [];
  if (!world.isSubmitting()) world.served = null;
  // Of one who has come back meanwhile the earlier words hold until the answer, or the later ones.
  if (world.served?.player === world.said.player) return [];
  const whom = world.served ?? world.said;
  const { player } = whom;
  world.online = player;
  world.line = made.lines.at(-1);
  const faults = faultsOfLine(world, whom, world.line);
  if (!player) return cashier.user.balance ? [...faults, 'a balance of nobody'] : faults;
  const served = { ...whom, player };
  return [...faults, ...faultsOfData(world, served), ...faultsOfScreen(world, served)];
}

function faultsOfLine({ callers }: PlayerWorld, whom: Said, line: Line | undefined): string[] {
  const token = line?.settings.token() ?? '';
  const wanted = whom.token || String(whom.user?.['token'] ?? '');
  if (line && whom.player) callers.set(line, new Set([...(callers.get(line) ?? []), whom.player]));
  const shared = [...callers.values()].filter(({ size }) => size > 1);
  return [
    ...(token === wanted ? [] : [`the next call has "${token}" in place of "${wanted}"`]),
    ...shared.map(names => `one connection for ${[...names].join(' and ')}`),
  ];
}

function faultsOfData(world: PlayerWorld, { player, userId, user }: Served): string[] {
  const cashier = world.running();
  if (!cashier) return [];
  const faults: string[] = [];
  for (const [name, parent] of [
    ['app', cashier.parent],
    ['shell', cashier.handle.parent],
  ] as const) {
    if (parent.userId !== userId) faults.push(`${parent.userId} in the ${name} in place of ${userId}`);
    for (const [field, value] of Object.entries(parent.user ?? {})) {
      const owner = ownerOf(value);
      if (owner && owner !== player) faults.push(`${field} of ${owner} in the ${name} for ${player}`);
    }
    for (const [field, value] of Object.entries(user ?? {})) {
      if (WAITING.includes(field) && isBusy(cashier)) continue;
      const [held, said] = [JSON.stringify(parent.user?.[field]), JSON.stringify(value)];
      if (held !== said) faults.push(`${field} in the ${name}: ${held}, not ${said}`);
    }
  }
  if (JSON.stringify({ ...window.sessionStorage, ...window.localStorage }).includes('token of'))
    faults.push('a token is stored');
  return faults;
}

function faultsOfScreen(world: PlayerWorld, { player, balance }: Served): string[] {
  const cashier = world.running();
  if (!cashier) return [];
  const faults: string[] = [];
  const { user, deposit, transaction } = cashier;
  // The language stays until another is said, and the default currency is everybody's.
  for (const field of ['country', 'currency', 'paymentGeo', 'balance'] as const) {
    const owner = ownerOf(user[field]);
    if (owner && owner !== player && user[field] !== 'MXN') faults.push(`${field} of ${owner} for ${player}`);
  }
  const shown = user.balance?.amount ?? null;
  if (!isBusy(cashier) && balance !== undefined && shown !== balance)
    faults.push(`the balance is ${shown}, not ${balance}`);
  const { text } = deposit.amount;
  if (text !== '' && !text.startsWith(String(figureOf(player))))
    faults.push(`${player} sees the amount ${text}`);
  if (world.typed?.by === player && world.typed.currency === user.currency && text === '')
    faults.push('what was typed is lost');
  if (world.typed?.by !== player || text === '') world.typed = null;
  const { depositId } = transaction;
  if (depositId && ownerOf(depositId) !== player) faults.push(`${depositId} for ${player}`);
  return faults;
}
