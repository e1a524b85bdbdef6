import { isOtherPlayer, playerOf } from '../domain/player/playerOf';
import { createUserKeeper } from '../host/createUserKeeper';
import { defaultParentData, type ParentData, type ParentField, readParentData } from '../host/parentData';
import type { SessionStore } from '../host/SessionStore';
import type { StartUser } from '../state/CashierHandle';
import { resolveUser } from './resolveUser';

interface ParentDataOptions {
  /** What attributes and properties have set so far. */
  given: Partial<ParentData>;
  session: SessionStore;
  onProblem(field: ParentField): void;
}

/** What the host has said: the parent data of one widget, and the user that is made of it at the start. */
interface GivenParentData {
  readonly parent: ParentData;
  /** Every name that was handed over, unknown ones included. */
  readonly handed: ReadonlySet<string>;
  /** Reads the fields of a hand-over; malformed ones are reported and left out. */
  read(data: Record<string, unknown>): Partial<ParentData>;
  /** Applies the hand-over of the start: a transport that it names overrides the session's. */
  takeHandover(data: Record<string, unknown>): void;
  /** Applies what is set from then on. */
  give(changes: Partial<ParentData>, isBeforeStart: boolean): void;
  /** By what the host has said so far; a user in the session storage counts if `isStored`. */
  readUser(isStored: boolean, window: Window): StartUser;
}

export function createParentData({ given, session, onProblem }: ParentDataOptions): GivenParentData {
  const parent: ParentData = { ...defaultParentData(), ...given };
  const keeper = createUserKeeper(parent);
  const handed = new Set<string>();
  let transportGiven = given.transport;

  function read(data: Record<string, unknown>): Partial<ParentData> {
    for (const name of Object.keys(data)) handed.add(name);
    return readParentData(data, onProblem);
  }

  return {
    parent,
    handed,
    read,
    takeHandover: data => {
      keeper.give(read(data));
      if (Object.hasOwn(data, 'transport')) transportGiven = parent.transport;
    },
    give: (changes, isBeforeStart) => {
      keeper.give(changes, isBeforeStart);
      transportGiven = changes.transport ?? transportGiven;
    },
    readUser: (isStored, window) => {
      parent.transport = transportGiven ?? session.transport() ?? 'socket';
      const kept = isStored ? session.user() : null;
      const stored = isOtherPlayer({ user: kept }, parent) ? null : kept;
      const user = resolveUser({ parent, stored, window });
      if (isStored)
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
