import { playerKeyEnd } from '../../domain/player/playerKey';
import { playerOf } from '../../domain/player/playerOf';
import { tokenOf } from '../../domain/player/tokenOf';
import type { ParentData } from '../../host/parentData';
import { readStoredList } from '../../lib/storedList';
import type { Cashier } from '../../state/Cashier';

type Player = Pick<ParentData, 'host' | 'userId' | 'user' | 'token'>;
type Now = { parent: Player } & Pick<Cashier, 'unstored'>;

/**
 * Moves what the browser keeps for a player who was known by a token alone: when the token is renewed, and
 * when the host or, after the list has loaded, the server says who the player is.
 */
export function moveKept(before: Player, { parent: now, unstored }: Now): void {
  const from = playerKeyEnd(before);
  const to = playerKeyEnd(now);
  const isNobody = tokenOf(before) === '' || (playerOf(now) === '' && tokenOf(now) === '');
  if (from === to || playerOf(before) !== '' || isNobody) return;
  const targetOf = (key: string): string => key.slice(0, -from.length) + to;
  for (const [key, list] of [...unstored]) {
    if (!key.endsWith(from)) continue;
    const target = targetOf(key);
    unstored.set(target, [...(unstored.get(target) ?? []), ...list]);
    unstored.delete(key);
  }
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith('cashier.') || !key.endsWith(from)) continue;
      const target = targetOf(key);
      localStorage.setItem(target, JSON.stringify([key, target].flatMap(readStoredList)));
      localStorage.removeItem(key);
    }
  } catch {
    // Storage is denied or full: what is stored stays where it is.
  }
}
