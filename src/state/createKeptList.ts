import { playerKey } from '../domain/player/playerKey';
import { readStoredList, writeStoredList } from '../lib/storedList';
import type { Cashier } from './Cashier';

type Player = Pick<Cashier, 'parent'>;

/** A list in the browser's storage, one per player, shared by all tabs. */
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
  const read = ({ parent }: Player): Item[] => readStoredList(playerKey(name, parent)).filter(isKept);
  function write(cashier: Player, ids: Ids, ...added: Item[]): void {
    const list = [...read(cashier).filter(kept => !isSame(kept, ids)), ...added];
    writeStoredList(playerKey(name, cashier.parent), list.slice(-most));
  }
  return {
    read,
    put: (cashier, item) => write(cashier, item, item),
    drop: (cashier, ids) => write(cashier, ids),
  };
}
