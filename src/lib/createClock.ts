/** A clock that does not go back when the device's is set back. The other one stands still while a device sleeps. */
export function createClock(): () => number {
  const ahead = Date.now() - performance.now();
  return () => Math.max(Date.now(), ahead + performance.now());
}
