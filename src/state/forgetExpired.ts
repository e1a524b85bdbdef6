import { isRecord } from '../lib/isRecord';
import { readStoredList, writeStoredList } from '../lib/storedList';
import { DAY_MS, LONGEST_KEEP_MS } from '../spec/timers';

/** The lists whose entries have a time, also those of earlier versions, whoever the player was. */
const TIMED = /^cashier\.(pending|withdrawal|prepare)\S* \S* /;

/** An earlier version has stored no end. */
function isExpired(entry: unknown): boolean {
  if (!isRecord(entry)) return false;
  const { keptUntil, at, createdAt } = entry;
  const end =
    keptUntil ?? (at === undefined ? Date.parse(String(createdAt)) + LONGEST_KEEP_MS : Number(at) + DAY_MS);
  return Number(end) < Date.now();
}

/**
 * Takes out of the storage what is too old to be read. A list is written only with the next payment of its player, who
 * may never come back under that name, as where it is the hash of a token.
 */
export function forgetExpired(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!TIMED.test(key)) continue;
      const list = readStoredList(key);
      const kept = list.filter(entry => !isExpired(entry));
      if (kept.length < list.length) writeStoredList(key, kept);
    }
  } catch {
    // Storage is denied: there is nothing.
  }
}
