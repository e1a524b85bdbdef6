import { playerKey } from '../../../domain/player/playerKey';
import type { ParentData } from '../../../host/parentData';

/** Another shape of what is stored gets another number: what an older widget left is not read. */
export const PENDING = 'pending.2';

interface OfPlayer {
  parent: Pick<ParentData, 'host' | 'userId' | 'user' | 'token'>;
}

/** One list per banking server and player (beyond the specification, 1). */
export const pendingKey = ({ parent }: OfPlayer): string => playerKey(PENDING, parent);

/** Whether there is anything to show: cheap, for the first screen. */
export function hasPending(cashier: OfPlayer): boolean {
  try {
    return localStorage.getItem(pendingKey(cashier)) !== null;
  } catch {
    return false;
  }
}
