import { playerKey } from '../../domain/player/playerKey';
import { readStoredList, writeStoredList } from '../../lib/storedList';
import type { Cashier } from '../../state/Cashier';

type Kept = Pick<Cashier, 'parent'>;

/** A list that the browser keeps for the player, also for other tabs. */
export interface KeptList<Item> {
  read(cashier: Kept): Item[];
  write(cashier: Kept, list: readonly Item[]): void;
}

/** `isItem` also says which are still wanted; the others are left out. Of more than `most` the last are kept. */
export function keptList<Item>(
  name: string,
  isItem: (value: unknown) => value is Item,
  most: number = Number.POSITIVE_INFINITY,
): KeptList<Item> {
  return {
    read: ({ parent }) => readStoredList(playerKey(name, parent)).filter(isItem),
    write: ({ parent }, list) => writeStoredList(playerKey(name, parent), list.slice(-most)),
  };
}
