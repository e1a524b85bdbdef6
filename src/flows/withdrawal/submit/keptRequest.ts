import { playerKey } from '../../../domain/player/playerKey';
import { hashText } from '../../../lib/hashText';
import { isRecord } from '../../../lib/isRecord';
import { readJson } from '../../../lib/readJson';
import { MINUTE_MS } from '../../../spec/timers';
import type { Cashier } from '../../../state/Cashier';

/** As long as a player may still not see in the list what a lost answer has made. */
const KEEP_MS = 10 * MINUTE_MS;

interface Intent {
  requestId: string;
  content: string;
}

const keyOf = ({ parent }: Pick<Cashier, 'parent'>): string =>
  `cashier.withdrawal.1 ${parent.host} ${playerKey(parent)}`;

/**
 * Kept before the creating call leaves (API-04): a page that is reloaded while the answer is on its way sends the same
 * withdrawal with the same id, and the bank makes it once. What was typed is kept as a hash alone.
 */
export function keepRequest(cashier: Cashier, { requestId, content }: Intent): void {
  const kept = { requestId, hash: hashText(content), at: Date.now() };
  inStorage(storage => storage.setItem(keyOf(cashier), JSON.stringify(kept)));
}

/** The id under which the same was sent before a reload, its outcome not known. */
export function keptRequest(cashier: Cashier, content: string): string | null {
  const text = inStorage(storage => storage.getItem(keyOf(cashier)));
  const json = readJson(text ?? '');
  if (!json.ok || !isRecord(json.value)) return null;
  const { requestId, hash, at } = json.value;
  const isFresh = typeof at === 'number' && Math.abs(Date.now() - at) < KEEP_MS;
  return isFresh && hash === hashText(content) && typeof requestId === 'string' ? requestId : null;
}

/** The outcome is known. */
export function forgetRequest(cashier: Cashier): void {
  inStorage(storage => storage.removeItem(keyOf(cashier)));
}

/** A storage that is denied or full keeps nothing. */
function inStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(globalThis.localStorage);
  } catch {
    return null;
  }
}
