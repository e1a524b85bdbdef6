type Callback = (lock: { name: string } | null) => unknown;

/** Web Locks as far as tabs of one player need them: exclusive, asked for without waiting. Returns their end. */
export function installLocks(): () => void {
  const held = new Set<string>();
  async function request(name: string, _: { ifAvailable: true }, callback: Callback): Promise<unknown> {
    // The browser is asked: its answer is never there at once.
    await Promise.resolve();
    if (held.has(name)) return callback(null);
    held.add(name);
    try {
      return await callback({ name });
    } finally {
      held.delete(name);
    }
  }
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  return () => {
    Reflect.deleteProperty(navigator, 'locks');
  };
}
