import { playerOf } from '../domain/player/playerOf';
import { createUserKeeper } from '../host/createUserKeeper';
import { defaultParentData, type ParentData, type ParentField, readParentData } from '../host/parentData';
import type { SessionStore } from '../host/SessionStore';
import type { StartUser } from '../state/CashierHandle';
import { resolveUser } from './resolveUser';

interface HostDataOptions {
  /** What attributes and properties have said so far. */
  given: Partial<ParentData>;
  session: SessionStore;
  onProblem(field: ParentField): void;
}

interface UserOptions {
  /** Whether what the session knows of a user counts. */
  isStored: boolean;
  windowWidthPx: number;
}

/** What the host has said: the parent data of one widget, and the user they make at its start. */
export interface HostData {
  readonly parent: ParentData;
  /** Every name of what was handed over, also those that are no field. */
  readonly handed: ReadonlySet<string>;
  /** The fields of a hand-over; malformed ones are reported and left out. */
  read(data: Record<string, unknown>): Partial<ParentData>;
  /** The hand-over of the start: a transport that it names comes before the session's. */
  takeHandover(data: Record<string, unknown>): void;
  /** What is set before the app is there. */
  give(changes: Partial<ParentData>): void;
  /** What is set on the running app: of a user only what is named changes. The app takes away what is another player's. */
  change(changes: Partial<ParentData>): void;
  readUser(options: UserOptions): StartUser;
  /** The host has said more since the user was read. */
  isUserStale(): boolean;
}

export function createHostData({ given, session, onProblem }: HostDataOptions): HostData {
  const parent: ParentData = { ...defaultParentData(), ...given };
  const keeper = createUserKeeper(parent);
  const handed = new Set<string>();
  let transportGiven = given.transport;
  let isStale = false;

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
    give: changes => {
      keeper.give(changes);
      transportGiven = changes.transport ?? transportGiven;
      isStale = true;
    },
    change: changes => {
      Object.assign(parent, changes, changes.user && { user: { ...parent.user, ...changes.user } });
      transportGiven = changes.transport ?? transportGiven;
    },
    readUser: ({ isStored, windowWidthPx }) => {
      isStale = false;
      parent.transport = transportGiven ?? session.transport() ?? 'socket';
      const user = resolveUser({
        userId: parent.userId,
        host: parent.user,
        stored: isStored ? session.user() : null,
        locale: parent.locale,
        windowWidthPx,
      });
      const id = playerOf(parent);
      if (isStored) session.setUser({ ...user, ...(id && { id }) });
      return user;
    },
    isUserStale: () => isStale,
  };
}
