import { isOtherPlayer } from '../domain/player/playerOf';
import { laterChanges } from '../host/laterChanges';
import type { HostUser, ParentData, ParentDataInput } from '../host/parentData';
import { withGetters } from '../host/withGetters';
import { isRecord } from '../lib/isRecord';

/** Fields of the parent data; `null` sets one back to its default. */
export type EmbedChanges = { [Field in keyof ParentDataInput]?: ParentDataInput[Field] | null };

interface GivenDataOptions {
  data: Partial<ParentDataInput> | (() => Partial<ParentDataInput>);
}

/** What the host wants the page to know: its `data`, and what it has changed since. */
interface GivenData {
  /** By now; calls `data` if it is a function. Throws what that throws. */
  read(): Partial<ParentData>;
  /** Returns the changes as the page reads them. */
  change(changes: EmbedChanges): Partial<ParentData>;
}

export function createGivenData(options: GivenDataOptions): GivenData {
  let changes: Partial<ParentData> = {};
  /** Set once the host has removed the user: the one in `data` no longer counts. */
  let signedOut: Partial<ParentData> = {};
  /** `data` as it was read last. */
  let known: Partial<ParentData> = {};
  const before = () => ({ ...known, ...signedOut });

  return {
    read: () => {
      const data = typeof options.data === 'function' ? options.data() : options.data;
      known = plain(data ?? {});
      return laterChanges(before(), changes);
    },
    change: given => {
      const named = plain(given);
      const all = laterChanges(before(), changes);
      if (named.user === null) signedOut = { user: null };
      changes = laterChanges(changes, named, before());
      // Until the host describes the next player, the balance that is known is of the one before.
      if (named.user === undefined && isOtherPlayer(all, { ...all, ...named }))
        changes.user = { ...changes.user, balanceData: null };
      return named;
    },
  };
}

/** As the page reads it: what is undefined is not named. */
function plain(given: EmbedChanges): Partial<ParentData> {
  // A promise has no fields: the player would get the default currency, without a token.
  if (typeof (given as { then?: unknown }).then === 'function')
    throw new TypeError('embedCashier: wait for the data, a promise of it is none');
  const copy = JSON.parse(JSON.stringify(given));
  if (isRecord(copy.user)) copy.user = withGetters(copy.user, given.user as HostUser);
  return copy;
}
