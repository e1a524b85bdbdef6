import { onTestFinished } from 'vitest';

type Run = (lock: object | null) => unknown;

/** The browser's locks, as far as they are used: one holder a name. There until the test ends; gives what is held. */
export function stubLocks(): Set<string> {
  const held = new Set<string>();
  const request = async (name: string, { ifAvailable }: { ifAvailable: boolean }, run: Run) => {
    // The browser is asked: its answer is never there at once.
    await Promise.resolve();
    // A lock that is waited for is granted in the end.
    if (held.has(name)) return run(ifAvailable ? null : { name });
    held.add(name);
    try {
      return await run({ name });
    } finally {
      held.delete(name);
    }
  };
  const query = async () => ({ held: [...held].map(name => ({ name })) });
  Object.defineProperty(navigator, 'locks', { value: { request, query }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  return held;
}
