import { useEffect, useState } from 'react';
import { SECOND_MS } from '../../spec/timers';

/**
 * The time, in epoch ms, updated once a second while `isRunning`. A tab that comes back is right at its next
 * tick.
 */
export function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isRunning) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
