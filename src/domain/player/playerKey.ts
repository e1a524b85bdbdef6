import { hashText } from '../../lib/hashText';
import { type Given, playerOf } from './playerOf';
import { tokenOf } from './tokenOf';

type Owner = Given & { host: string; token: string };

/**
 * How the names of what is a player's end: by the banking server, and their id, else a mark of their token, which
 * itself is never written anywhere.
 */
export const playerKeyEnd = (owner: Owner): string =>
  ` ${owner.host} ${playerOf(owner) || hashText(tokenOf(owner))}`;

/** Under which name something is kept or locked for a player. */
export const playerKey = (name: string, owner: Owner): string => `cashier.${name}${playerKeyEnd(owner)}`;
