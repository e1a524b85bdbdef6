/** A list from the browser's local storage; empty if there is none, or storage is denied. */
export function readStoredList(key: string): unknown[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** An empty list removes its key. `false` if storage is denied or full: nothing is stored then. */
export function writeStoredList(key: string, list: readonly unknown[]): boolean {
  try {
    if (list.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(list));
    return true;
  } catch {
    return false;
  }
}
