import { useCallback, useEffect, useRef } from 'react';

type PausableTimer = { pause: () => void; resume: () => void };

/** Calls `onEnd` once after `durationMs` of unpaused time; a pause does not restart it. */
export function usePausableTimer(durationMs: number, onEnd: () => void): PausableTimer {
  const latest = useRef(onEnd);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const startedAt = useRef(0);
  const leftMs = useRef(durationMs);

  useEffect(() => {
    latest.current = onEnd;
  }, [onEnd]);

  const pause = useCallback(() => {
    if (timer.current === null) return;
    clearTimeout(timer.current);
    timer.current = null;
    leftMs.current -= performance.now() - startedAt.current;
  }, []);

  const resume = useCallback(() => {
    if (timer.current !== null) return;
    startedAt.current = performance.now();
    timer.current = setTimeout(() => latest.current(), Math.max(leftMs.current, 0));
  }, []);

  useEffect(() => {
    leftMs.current = durationMs;
    resume();
    return pause;
  }, [durationMs, resume, pause]);

  return { pause, resume };
}
