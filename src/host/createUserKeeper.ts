import { playerOf } from '../domain/player/playerOf';
import type { HostUser, ParentData } from './parentData';

export interface UserKeeper {
  /**
   * Sets what a host has changed. Of the user only the fields that are named change, unless it is another player:
   * then the new user replaces the old one whole. Returns whether the user is still the same player's.
   * Before the start, a first `userId` is that of the user who is there, whatever id of its own that user has.
   */
  give(changes: Partial<ParentData>, isBeforeStart?: boolean): boolean;
}

/** Applies a host's changes to the parent data of one widget. */
export function createUserKeeper(parent: Partial<ParentData>): UserKeeper {
  /** Who was named last: the data themselves are set back while a payment is being made. */
  let player = playerOf(parent);
  /** The id of the player whom `user` describes, kept while the host names nobody. */
  let owner = player;
  /** The first `userId`: one that comes after it, also after none, may be another player's. */
  let first = parent.userId;
  /** What this task has said of a user before it named whose it is. */
  let fresh: HostUser | null = null;
  return {
    give: (changes, isBeforeStart) => {
      const { user: before } = parent;
      Object.assign(parent, changes);
      const isNamed = changes.user === null || changes.user?.['id'] !== undefined || 'userId' in changes;
      if (isNamed) player = playerOf(parent);
      // Nothing is left of the player who has signed out: the next user is that of whoever is named after it.
      if (!(parent.user || player)) owner = first = '';
      if (isBeforeStart && !(changes.user || first)) owner = '';
      first ||= parent.userId;
      owner ||= player;
      const isSame = !player || player === owner;
      if (!changes.user) {
        if (!isSame && fresh) {
          parent.user = fresh;
          owner = player;
        }
        // Until the host describes the next player, the balance that is known is of the one before.
        else if (!isSame && parent.user?.balanceData) parent.user = { ...parent.user, balanceData: null };
        if (isNamed) fresh = null;
        return true;
      }
      if (isSame && before) parent.user = { ...before, ...changes.user };
      owner = player || owner;
      fresh = isNamed ? null : { ...fresh, ...changes.user };
      queueMicrotask(() => {
        fresh = null;
      });
      return isSame;
    },
  };
}
