import { playerOf } from '../domain/player/playerOf';
import type { ParentData } from './parentData';

export interface UserKeeper {
  /**
   * Sets what a host has changed. What a new user does not name stays as it was: only what is named changes. Says
   * whether it is the same player's: nothing stays of another one.
   */
  give(changes: Partial<ParentData>): boolean;
}

/** The parent data of one widget, as a host changes them. */
export function createUserKeeper(parent: Partial<ParentData>): UserKeeper {
  /** Whose the user is, also while the host names nobody. */
  let owner = playerOf(parent);
  return {
    give: changes => {
      const before = parent.user;
      Object.assign(parent, changes);
      if (!changes.user) return true;
      const player = playerOf(parent);
      const isSame = player === '' || owner === '' || player === owner;
      if (isSame && before) parent.user = { ...before, ...changes.user };
      owner = player || (isSame ? owner : '');
      return isSame;
    },
  };
}
