import { isOtherPlayer } from '../../domain/player/playerOf';
import type { ParentData } from '../../host/parentData';

type Changes = Partial<ParentData>;
type Player = Pick<ParentData, 'userId' | 'user'>;

const NOBODY: Player = { userId: '', user: null };

/**
 * Two changes that follow each other, as one: of a user each names what it changes, and nothing stays of another player.
 * `known` is who played before both.
 */
export function laterChanges(before: Changes, later: Changes, known: Player = NOBODY): Changes {
  if (!before.user || !later.user) return { ...before, ...later };
  const userId = before.userId ?? known.userId;
  const one = { userId, user: { ...known.user, ...before.user } };
  const isOther = isOtherPlayer(one, { userId: later.userId ?? userId, user: later.user });
  return { ...before, ...later, user: isOther ? later.user : { ...before.user, ...later.user } };
}
