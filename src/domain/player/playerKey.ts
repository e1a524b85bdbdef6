import { hashText } from '../../lib/hashText';
import { type Given, playerOf } from './playerOf';

/**
 * Under which name something is kept for a player: their id, else a mark of their token, the host's or the user's own,
 * which itself is never written anywhere.
 */
export const playerKey = (given: Given & { token: string }): string =>
  playerOf(given) || hashText(given.token || String(given.user?.['token'] ?? ''));
