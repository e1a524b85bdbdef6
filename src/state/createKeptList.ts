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
  function read({ parent, unstored }: Player): Item[] {
    const key = playerKey(name, parent);
    const here = (unstored.get(key) ?? []).filter(isKept);
    const stored = readStoredList(key).filter(isKept);
    return [...stored.filter(one => !here.some(other => isSame(one, other))), ...here];
  }
  function write(cashier: Player, ids: Ids, ...added: Item[]): void {
    const { parent, unstored } = cashier;
    const key = playerKey(name, parent);
    const list = [...read(cashier).filter(kept => !isSame(kept, ids)), ...added].slice(-most);
    if (writeStoredList(key, list) || list.length === 0) unstored.delete(key);
    else unstored.set(key, JSON.parse(JSON.stringify(list)));
  }
  return {
    read,
    put: (cashier, item) => write(cashier, item, item),
    drop: (cashier, ids) => write(cashier, ids),
  };
}
