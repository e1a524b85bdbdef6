import { subscribe } from 'valtio/vanilla';
import type { Cashier } from '../../../state/Cashier';
import { stillHere } from '../../shared/stillHere';

export interface Stay {
  /** Aborts when the player leaves the screen, or the widget is removed. */
  signal: AbortSignal;
  /** Aborts it now. */
  leave(): void;
  end(): void;
}

/** A signal for work that belongs to the current screen: it aborts when the player leaves it. */
export function whileHere({ router, signal }: Pick<Cashier, 'router' | 'signal'>): Stay {
  const left = new AbortController();
  const isHere = stillHere({ router });
  const leave = () => left.abort();
  const stop = subscribe(router.state, () => isHere() || leave(), true);
  signal.addEventListener('abort', leave, { once: true });
  if (signal.aborted) leave();
  return {
    signal: left.signal,
    leave,
    end: () => {
      stop();
      signal.removeEventListener('abort', leave);
    },
  };
}
