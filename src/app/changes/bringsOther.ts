import { isOtherPlayer, playerOf } from '../../domain/player/playerOf';
import type { ParentData } from '../../host/parentData';
import type { Cashier } from '../../state/Cashier';

type Running = Pick<Cashier, 'parent' | 'resource'>;

/** Whether a change brings another player. A user's id that it does not name stays. */
export function bringsOther(cashier: Running, changes: Partial<ParentData>): boolean {
  const { parent } = cashier;
  const user = changes.user === null ? null : { ...parent.user, ...changes.user };
  return isOtherPlayer(knownPlayer(cashier), { ...parent, ...changes, user });
}

/** The player, or the last one while the host names nobody: whoever signs in after a sign-out may be another. */
function knownPlayer({ parent, resource }: Running): { userId: string } {
  const known = resource('player', () => ({ userId: '' }));
  known.userId = playerOf(parent) || known.userId;
  return known;
}
