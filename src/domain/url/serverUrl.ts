/**
 * An address below the banking server's own; a server that is not named is the page's origin. Not the base of its
 * addresses: a `<base>` of the host would have the token sent to wherever that leads.
 */
export const serverUrl = (host: string, path: string): string =>
  `${host.replace(/\/+$/, '') || ownOrigin()}/${path}`;

/** A page without an origin of its own has its addresses alone. */
function ownOrigin(): string {
  const { origin = '' } = globalThis;
  return origin === 'null' ? '' : origin;
}
