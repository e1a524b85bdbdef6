import { playerKey } from '../../domain/player/playerKey';
import { readJson } from '../../lib/readJson';
import type { Cashier } from '../../state/Cashier';

/** A list that the browser keeps for the player, also for other tabs. A storage that is denied or full keeps nothing. */
export interface KeptList<Item> {
  read(cashier: Kept): Item[];
  write(cashier: Kept, list: readonly Item[]): void;
}

type Kept = Pick<Cashier, 'parent'>;

/** `isItem` also says which are still wanted; the others are left out. */
export function keptList<Item>(name: string, isItem: (value: unknown) => value is Item): KeptList<Item> {
  const keyOf = ({ parent }: Kept) => `cashier.${name} ${parent.host} ${playerKey(parent)}`;
  return {
    read: cashier => {
      const json = readJson(inStorage(storage => storage.getItem(keyOf(cashier))) ?? '');
      return json.ok && Array.isArray(json.value) ? json.value.filter(isItem) : [];
    },
    write: (cashier, list) => {
      inStorage(storage =>
        list.length > 0
          ? storage.setItem(keyOf(cashier), JSON.stringify(list))
          : storage.removeItem(keyOf(cashier)),
      );
    },
  };
}

function inStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(globalThis.localStorage);
  } catch {
    return null;
  }
}
