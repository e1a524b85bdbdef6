import { useEffect, useState } from 'react';
import { createClock } from '../../../lib/createClock';
import { SECOND_MS } from '../../../spec/timers';

/** Whole seconds until `time` (epoch ms), counted down; 0 from then on. */
export function useSecondsLeft(time: number): number {
  const [now] = useState(createClock);
  const [left, setLeft] = useState(() => secondsFrom(now(), time));
  useEffect(() => {
    const count = () => {
      const seconds = secondsFrom(now(), time);
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    };
    const timer = setInterval(count, SECOND_MS);
    count();
    return () => clearInterval(timer);
  }, [now, time]);
  return left;
}

const secondsFrom = (now: number, time: number): number => Math.max(0, Math.ceil((time - now) / SECOND_MS));
