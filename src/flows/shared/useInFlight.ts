import { useRef, useState } from 'react';

export interface InFlight {
  isPending: boolean;
  /** Begins within the press. Work that resolves true has led on: it stays pending. */
  run(work: () => Promise<unknown>): void;
}

/** One piece of work at a time: a press that comes meanwhile does nothing, also before the first one is drawn. */
export function useInFlight(): InFlight {
  const [isPending, setIsPending] = useState(false);
  const isRunning = useRef(false);

  function end(): void {
    isRunning.current = false;
    setIsPending(false);
  }

  return {
    isPending,
    run: work => {
      if (isRunning.current) return;
      isRunning.current = true;
      setIsPending(true);
      void work().then(
        hasLedOn => hasLedOn !== true && end(),
        (error: unknown) => {
          end();
          throw error;
        },
      );
    },
  };
}
