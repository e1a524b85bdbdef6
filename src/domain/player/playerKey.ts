import { hashText } from '../../lib/hashText';
import { type Given, playerOf } from './playerOf';
import { tokenOf } from './tokenOf';

type Owner = Given & { host: string; token: string };

/**
 * The end of the names under which a player's data is stored: the banking server, and the player's id or else
 * a hash of their token. The token itself is never stored.
 */
export const playerKeyEnd = (owner: Owner): string =>
  ` ${owner.host} ${playerOf(owner) || hashText(tokenOf(owner))}`;

/** The name under which something is stored or locked for a player. */
export const playerKey = (name: string, owner: Owner): string => `cashier.${name}${playerKeyEnd(owner)}`;
