import { isOtherPlayer, playerOf } from '../domain/player/playerOf';
import { createUserKeeper, type UserKeeper } from '../host/createUserKeeper';
import { defaultParentData, type ParentData, type ParentField, readParentData } from '../host/parentData';
import type { SessionStore } from '../host/SessionStore';
import type { StartUser } from '../state/CashierHandle';
import { resolveUser } from './resolveUser';

interface ParentDataOptions {
  /** What attributes and properties have set so far; what the host says from then on is added. */
  given: Partial<ParentData>;
  session: SessionStore;
  onProblem(field: ParentField): void;
}

/** What the host has said: the parent data of one widget, and the user that is made of it at the start. */
interface GivenParentData {
  readonly parent: ParentData;
  readonly keeper: UserKeeper;
  /** Every name that was handed over, unknown ones included. */
  readonly handed: ReadonlySet<string>;
  /** Reads the fields of a hand-over; malformed ones are reported and left out. */
  read(data: Record<string, unknown>): Partial<ParentData>;
  /**
   * By what the host has said so far; a user in the session storage counts if `isStored`. There it is kept once the app
   * starts with it: until then another may come, whom nothing tells from the one before.
   */
  readUser(isStored: boolean, window: Window, isStarting?: boolean): StartUser;
}

export function createParentData({ given, session, onProblem }: ParentDataOptions): GivenParentData {
  const parent: ParentData = { ...defaultParentData(), ...given };
  const keeper = createUserKeeper(parent, given);
  const handed = new Set<string>();

  function read(data: Record<string, unknown>): Partial<ParentData> {
    for (const name of Object.keys(data)) handed.add(name);
    return readParentData(data, onProblem);
  }

  return {
    parent,
    keeper,
    handed,
    read,
    readUser: (isStored, window, isStarting) => {
      parent.transport = given.transport ?? session.transport() ?? 'socket';
      const kept = isStored ? session.user() : null;
      const stored = isOtherPlayer({ user: kept }, parent) ? null : kept;
      const user = resolveUser({ parent, stored, window });
      if (isStored && isStarting)
        // The host says at each load what its page is.
        session.setUser({
          ...user,
          id: playerOf(parent) || user.id,
          platform: stored?.platform,
          widgetViewType: stored?.widgetViewType,
        });
      return user;
    },
  };
}
