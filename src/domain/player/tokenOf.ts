import type { Given } from './playerOf';

/** The player's token: the host's, else the user's own; '' where there is none. Anything but a text is none. */
export function tokenOf({ token, user }: Pick<Given, 'user'> & { token: string }): string {
  const own = user?.['token'];
  return token || (typeof own === 'string' ? own : '');
}
