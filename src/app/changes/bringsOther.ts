import { isOtherPlayer, playerOf } from '../../domain/player/playerOf';
import { tokenOf } from '../../domain/player/tokenOf';
import type { HostUser, ParentData } from '../../host/parentData';
import type { Cashier } from '../../state/Cashier';

type Running = Pick<Cashier, 'parent' | 'resource'>;

/** Whether a change brings another player. A user's id that it does not name stays. */
export function bringsOther(cashier: Running, changes: Partial<ParentData>): boolean {
  const { parent } = cashier;
  const known = knownPlayer(cashier);
  const user = changes.user === null ? null : { ...parent.user, ...changes.user };
  const next = { ...parent, ...changes, user };
  const [id, token] = [playerOf(next), tokenOf(next)];
  if (id !== '' && known.userId !== '') return isOtherPlayer(known, next);
  return known.isSignedOut && token !== known.token && (id !== '' || token !== '');
}

/** Whether the host has signed the player out, and said nothing of anybody since. */
export const isSignedOut = (cashier: Running): boolean =>
  !cashier.parent.user && knownPlayer(cashier).isSignedOut;

interface Known {
  userId: string;
  token: string;
  isSignedOut: boolean;
  /** Of a player who was named alone: what was known of the one before, which counts until they are described. */
  leftOver: HostUser | null;
}

/**
 * The player, or the last one while the host names nobody: whoever signs in after a sign-out may be another. Without
 * ids only a sign-out tells two of them apart, as a token is renewed.
 */
export function knownPlayer({ parent, resource }: Running): Known {
  const known = resource<Known>('player', () => ({
    userId: '',
    token: '',
    isSignedOut: false,
    leftOver: null,
  }));
  const token = tokenOf(parent);
  // Who came with another token alone is not whom the last id names.
  if (known.isSignedOut && token !== '' && token !== known.token) known.userId = '';
  if (parent.user && token) known.token = token;
  known.isSignedOut = known.token !== '' && token === '' && (known.isSignedOut || !parent.user);
  known.userId = playerOf(parent) || known.userId;
  return known;
}
