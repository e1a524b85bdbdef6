import { readJson } from './readJson';

/** A list that the browser keeps; empty where there is none, or the storage is denied. */
export function readStoredList(key: string): unknown[] {
  try {
    const json = readJson(localStorage.getItem(key) ?? '');
    return json.ok && Array.isArray(json.value) ? json.value : [];
  } catch {
    return [];
  }
}

/** An empty list is taken away. A storage that is denied or full keeps nothing. */
export function writeStoredList(key: string, list: readonly unknown[]): void {
  try {
    if (list.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(list));
  } catch {
    // What it is kept for lives as long as the page.
  }
}
