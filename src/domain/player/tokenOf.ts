import type { Given } from './playerOf';

/** The player's token: the host's, else the user's own, else `fallback`. Anything but a text does not count. */
export function tokenOf({ token, user }: Pick<Given, 'user'> & { token: string }, fallback = ''): string {
  const own = user?.['token'];
  return token || (typeof own === 'string' && own) || fallback;
}
