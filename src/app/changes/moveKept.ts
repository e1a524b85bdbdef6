import { playerKeyEnd } from '../../domain/player/playerKey';
import { playerOf } from '../../domain/player/playerOf';
import { tokenOf } from '../../domain/player/tokenOf';
import type { ParentData } from '../../host/parentData';
import { readStoredList } from '../../lib/storedList';

type Player = Pick<ParentData, 'host' | 'userId' | 'user' | 'token'>;

/**
 * Moves what the browser keeps for a player who was known by a token alone: when the token is renewed, and
 * when the host or, after the list has loaded, the server says who the player is.
 */
export function moveKept(before: Player, now: Player): void {
  const from = playerKeyEnd(before);
  const to = playerKeyEnd(now);
  const isNobody = tokenOf(before) === '' || (playerOf(now) === '' && tokenOf(now) === '');
  if (from === to || playerOf(before) !== '' || isNobody) return;
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith('cashier.') || !key.endsWith(from)) continue;
      const target = key.slice(0, -from.length) + to;
      localStorage.setItem(target, JSON.stringify([key, target].flatMap(readStoredList)));
      localStorage.removeItem(key);
    }
  } catch {
    // Storage is denied or full: nothing is kept.
  }
}
