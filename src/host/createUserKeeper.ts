import { playerOf } from '../domain/player/playerOf';
import type { HostUser, ParentData } from './parentData';

/** What a host has said of one widget. */
export interface UserKeeper {
  /** All that the host has said, as it wants it by now: nothing of it waits, and nothing that the server says is in it. */
  readonly said: Partial<ParentData>;
  /** The user was replaced by another player's since the app began: what this one does not name is its default. */
  isAnew: boolean;
  /**
   * Sets what a host has changed. Of the user only the fields that are named change, unless it is another player:
   * then the new user replaces the old one whole.
   * Before the start, a first `userId` is that of the user who is there, whatever id of its own that user has.
   */
  give(changes: Partial<ParentData>, isBeforeStart?: boolean): void;
}

/** Keeps what a host says of one widget, and sets it in `parent` too: there the app sets back what waits. */
export function createUserKeeper(
  parent: Partial<ParentData>,
  said: Partial<ParentData> = parent,
): UserKeeper {
  /** Who was named last, if the host names anybody. */
  let player = playerOf(said);
  /** The id of the player whom `user` describes, kept while the host names nobody. */
  let owner = player;
  /** The first `userId`: one that comes after it, also after none, may be another player's. */
  let first = said.userId;
  /** What this task has said of a user before it named whose it is by a `userId`. */
  let fresh: HostUser | undefined;

  const keeper: UserKeeper = {
    said,
    isAnew: false,
    give: ({ user, ...others }, isBeforeStart) => {
      // Where the host has named nobody, the server may have told by now whose the user is.
      owner ||= playerOf({ user: parent.user });
      const { userId = said.userId } = others;
      const known = user === undefined ? said.user : user;
      const isNamed = user === null || 'userId' in others;
      if (isNamed || user?.['id'] !== undefined) player = playerOf({ userId, user: known });
      // Nothing is left of the player who has signed out: the next user is that of whoever is named after it.
      if (!(known || player)) owner = first = '';
      if (isBeforeStart && !(user || first)) owner = '';
      first ||= userId;
      owner ||= player;
      const isSame = !player || player === owner;
      const told = user === undefined && !isSame ? fresh : user;
      for (const data of new Set([said, parent])) {
        const { user: before } = data;
        Object.assign(data, others);
        if (told !== undefined) data.user = told && isSame && before ? { ...before, ...told } : told;
        // Until the host describes the next player, the balance that is known is of the one before.
        else if (!isSame && before?.balanceData) data.user = { ...before, balanceData: null };
      }
      if (told) owner = player || owner;
      if (told && !isSame) keeper.isAnew = true;
      if (isNamed) fresh = undefined;
      else if (user) fresh = { ...fresh, ...user };
      queueMicrotask(() => {
        fresh = undefined;
      });
    },
  };
  return keeper;
}
