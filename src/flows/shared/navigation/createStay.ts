import type { Cashier } from '../../../state/Cashier';

export interface Stay {
  /** Aborts when the player has left, another one has come, or the widget is removed. */
  signal: AbortSignal;
  /** Aborts it now. */
  leave(): void;
  end(): void;
}

const staysOf = ({ resource }: Pick<Cashier, 'resource'>): Set<() => void> =>
  resource('stays', () => new Set<() => void>());

/** For what waits in the player's name: an answer that comes later would count for another one. */
export function createStay(cashier: Pick<Cashier, 'resource' | 'signal'>): Stay {
  const { signal } = cashier;
  const left = new AbortController();
  const leave = () => left.abort();
  const stays = staysOf(cashier).add(leave);
  signal.addEventListener('abort', leave);
  if (signal.aborted) leave();
  return {
    signal: left.signal,
    leave,
    end: () => {
      stays.delete(leave);
      signal.removeEventListener('abort', leave);
    },
  };
}

/** Another player has come. */
export function endStays(cashier: Pick<Cashier, 'resource'>): void {
  for (const leave of staysOf(cashier)) leave();
}
