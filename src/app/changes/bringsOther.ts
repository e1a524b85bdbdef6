import { isOtherPlayer, playerOf } from '../../domain/player/playerOf';
import type { ParentData } from '../../host/parentData';
import type { Cashier } from '../../state/Cashier';

type Running = Pick<Cashier, 'parent' | 'resource'>;

/** Whether somebody else plays after a change: the id of a user that it does not name stays. */
export function bringsOther(cashier: Running, changes: Partial<ParentData>): boolean {
  const { parent } = cashier;
  const user = changes.user === null ? null : { ...parent.user, ...changes.user };
  return isOtherPlayer(knownPlayer(cashier), { ...parent, ...changes, user });
}

/** Who plays, or has played last where the host names nobody: who signs in after a sign-out may be somebody else. */
function knownPlayer({ parent, resource }: Running): { userId: string } {
  const known = resource('player', () => ({ userId: '' }));
  known.userId = playerOf(parent) || known.userId;
  return known;
}
