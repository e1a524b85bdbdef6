import { playerKey } from '../../../domain/player/playerKey';
import type { ParentData } from '../../../host/parentData';

/** Change the number with the shape of what is stored: what an older version has left is then not read. */
export const PENDING = 'pending.2';

interface OfPlayer {
  parent: Pick<ParentData, 'host' | 'userId' | 'user' | 'token'>;
}

/** One list per banking server and player (beyond the specification, 1). */
export const pendingKey = ({ parent }: OfPlayer): string => playerKey(PENDING, parent);

/** How many deposits are stored under a player's key that are not too old to be listed; cheap, as the first screen asks. */
export function countPending(key: string): number {
  try {
    const stored: { keptUntil: number }[] = JSON.parse(localStorage.getItem(key) ?? '');
    // An earlier version has stored no end.
    return stored.filter(({ keptUntil }) => !(keptUntil < Date.now())).length;
  } catch {
    return 0;
  }
}
