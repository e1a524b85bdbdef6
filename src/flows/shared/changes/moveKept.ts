import { playerKey } from '../../../domain/player/playerKey';
import { playerOf } from '../../../domain/player/playerOf';
import type { ParentData } from '../../../host/parentData';
import { readJson } from '../../../lib/readJson';

type Player = Pick<ParentData, 'host' | 'userId' | 'user' | 'token'>;

export const tokenOf = ({ token, user }: Player): string => token || String(user?.token ?? '');

/** Each is a list. */
const read = (key: string): unknown => {
  const json = readJson(localStorage.getItem(key) ?? '');
  return json.ok ? json.value : [];
};

/**
 * What the browser keeps for a player who is known by a token alone goes with them when the token is renewed, and when
 * it is said who they are: by the host late, or by the server after the list has come.
 */
export function moveKept(before: Player, now: Player): void {
  const [from, to] = [before, now].map(player => ` ${player.host} ${playerKey(player)}`) as [string, string];
  const isNobody = tokenOf(before) === '' || (playerOf(now) === '' && tokenOf(now) === '');
  if (from === to || playerOf(before) !== '' || isNobody) return;
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith('cashier.') || !key.endsWith(from)) continue;
      const target = key.slice(0, -from.length) + to;
      localStorage.setItem(target, JSON.stringify([key, target].flatMap(read)));
      localStorage.removeItem(key);
    }
  } catch {
    // A storage that is denied or full keeps nothing.
  }
}
