import { vi } from 'vitest';

/** The browser's locks, as far as they are used: one holder a name. */
export function stubLocks(): Set<string> {
  const held = new Set<string>();
  type Run = (lock: object | null) => Promise<void>;
  const request = async (name: string, { ifAvailable }: { ifAvailable: boolean }, run: Run) => {
    // A lock that is waited for is granted in the end.
    if (held.has(name)) return run(ifAvailable ? null : { name });
    held.add(name);
    return run({ name }).finally(() => held.delete(name));
  };
  const query = async () => ({ held: [...held].map(name => ({ name })) });
  vi.stubGlobal('navigator', { ...navigator, locks: { request, query } });
  return held;
}
