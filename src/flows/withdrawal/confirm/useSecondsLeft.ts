import { useEffect, useState } from 'react';
import { SECOND_MS } from '../../../spec/timers';

const secondsTo = (time: number): number => Math.max(0, Math.ceil((time - Date.now()) / SECOND_MS));

/** Whole seconds until `time` (epoch ms), counted down; 0 from then on. */
export function useSecondsLeft(time: number): number {
  const [left, setLeft] = useState(() => secondsTo(time));
  useEffect(() => {
    setLeft(secondsTo(time));
    if (secondsTo(time) === 0) return;
    const timer = setInterval(() => {
      setLeft(secondsTo(time));
      if (secondsTo(time) === 0) clearInterval(timer);
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [time]);
  return left;
}
