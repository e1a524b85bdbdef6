import { isOtherPlayer } from '../domain/player/playerOf';
import type { ParentData } from './parentData';

type Changes = Partial<ParentData>;

/**
 * Joins two changes that follow each other. The fields of their users are merged, unless the later one brings another
 * player. `known` is the data before both.
 */
export function laterChanges(before: Changes, later: Changes, known?: Changes): Changes {
  const both = { ...before, ...later };
  if (!later.user) return both;
  const one = { ...known, ...before, user: { ...known?.user, ...before.user } };
  return isOtherPlayer(one, { ...one, ...later })
    ? both
    : { ...both, user: { ...before.user, ...later.user } };
}
