import { playerOf } from '../../domain/player/playerOf';
import type { Cashier } from '../../state/Cashier';

interface KnownPlayer {
  userId: string;
}

/** Who plays, or has played last where the host names nobody: who signs in after a sign-out may be somebody else. */
export function knownPlayer({ parent, resource }: Pick<Cashier, 'parent' | 'resource'>): KnownPlayer {
  const known = resource('player', () => ({ userId: '' }));
  known.userId = playerOf(parent) || known.userId;
  return known;
}
