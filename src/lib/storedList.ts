import { readJson } from './readJson';

/** A list from the browser's local storage; empty if there is none, or storage is denied. */
export function readStoredList(key: string): unknown[] {
  try {
    const json = readJson(localStorage.getItem(key) ?? '');
    return json.ok && Array.isArray(json.value) ? json.value : [];
  } catch {
    return [];
  }
}

/** An empty list removes its key. If storage is denied or full, nothing is stored. */
export function writeStoredList(key: string, list: readonly unknown[]): void {
  try {
    if (list.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(list));
  } catch {
    // Then the data lives only as long as the page.
  }
}
