import { useRef, useState } from 'react';
import { useBusyNews } from './useBusyNews';

interface InFlight {
  isPending: boolean;
  /** Starts within the press. Work that resolves to true leads to another screen and stays pending. */
  run(work: () => Promise<unknown>): void;
}

/** One piece of work at a time: a press meanwhile does nothing, even before the pending state is rendered. */
export function useInFlight(): InFlight {
  const [isPending, setIsPending] = useState(false);
  const isRunning = useRef(false);
  useBusyNews(isPending);

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
