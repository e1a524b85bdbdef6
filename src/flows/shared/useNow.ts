import { useEffect, useState } from 'react';
import { SECOND_MS } from '../../spec/timers';

/** A clock that does not go back when the device's is set back. The other one stands still while a device sleeps. */
function createClock(): () => number {
  const ahead = Date.now() - performance.now();
  return () => Math.max(Date.now(), ahead + performance.now());
}

/**
 * The time, in epoch ms, updated once a second while `isRunning`. A tab that comes back is right at its next
 * tick.
 */
export function useNow(isRunning: boolean): number {
  const [read] = useState(createClock);
  const [now, setNow] = useState(read);
  useEffect(() => {
    if (!isRunning) return;
    setNow(read());
    const timer = setInterval(() => setNow(read()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isRunning, read]);
  return now;
}
