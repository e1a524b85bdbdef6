import { useEffect, useState } from 'react';
import { createClock } from '../../../lib/createClock';
import { SECOND_MS } from '../../../spec/timers';

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
