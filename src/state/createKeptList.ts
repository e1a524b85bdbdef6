import { playerKey } from '../domain/player/playerKey';
import { readStoredList, writeStoredList } from '../lib/storedList';
import type { Cashier } from './Cashier';

type Player = Pick<Cashier, 'parent' | 'unstored'>;

/** A list in the browser's storage, one per player, shared by all tabs; where storage is denied or full, the widget's. */
export interface KeptList<Item, Ids> {
  /** Newest last. */
  read(cashier: Player): Item[];
  /** Adds an item; it replaces the one that `isSame`. */
  put(cashier: Player, item: Item): void;
  drop(cashier: Player, ids: Ids): void;
}

interface KeptListOptions<Item, Ids> {
  /** Whether a stored value is an item that is still wanted; the others are left out. */
  isKept(value: unknown): value is Item;
  isSame(kept: NoInfer<Item>, ids: Ids): boolean;
  /** How many are kept, the newest ones. */
  most?: number;
}

export function createKeptList<Item extends Ids, Ids>(
  name: string,
  { isKept, isSame, most = Number.POSITIVE_INFINITY }: KeptListOptions<Item, Ids>,
): KeptList<Item, Ids> {
  const keyOf = ({ parent }: Player): string => playerKey(name, parent);
  const storedOf = (cashier: Player): Item[] => readStoredList(keyOf(cashier)).filter(isKept);
  const unstoredOf = (cashier: Player): Item[] => (cashier.unstored.get(keyOf(cashier)) ?? []).filter(isKept);
  const join = (stored: readonly Item[], unstored: readonly Item[]): Item[] => [
    ...stored.filter(one => !unstored.some(other => isSame(one, other))),
    ...unstored,
  ];
  function write(cashier: Player, ids: Ids, ...added: Item[]): void {
    const key = keyOf(cashier);
    const isOther = (one: Item): boolean => !isSame(one, ids);
    const stored = storedOf(cashier).filter(isOther);
    const unstored = [...unstoredOf(cashier).filter(isOther), ...added];
    const isStored = writeStoredList(key, join(stored, unstored).slice(-most));
    // Without what is dropped it is shorter, and has room where there is room for nothing more.
    if (!isStored && added.length === 0) writeStoredList(key, stored);
    if (isStored || unstored.length === 0) cashier.unstored.delete(key);
    else cashier.unstored.set(key, JSON.parse(JSON.stringify(unstored)));
  }
  return {
    read: cashier => join(storedOf(cashier), unstoredOf(cashier)),
    put: (cashier, item) => write(cashier, item, item),
    drop: (cashier, ids) => write(cashier, ids),
  };
}
