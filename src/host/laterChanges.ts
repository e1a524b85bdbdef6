import { isOtherPlayer } from '../domain/player/playerOf';
import type { ParentData } from './parentData';

type Changes = Partial<ParentData>;

/**
 * Two changes that follow each other, as one: of a user each names what it changes, and nothing stays of another player.
 * `known` is who played before both.
 */
export function laterChanges(before: Changes, later: Changes, known?: Changes): Changes {
  const both = { ...before, ...later };
  if (!before.user || !later.user) return both;
  const one = { ...known, ...before, user: { ...known?.user, ...before.user } };
  return isOtherPlayer(one, { ...one, ...later })
    ? both
    : { ...both, user: { ...before.user, ...later.user } };
}
