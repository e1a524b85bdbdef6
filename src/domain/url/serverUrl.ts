/**
 * An address below the banking server's; without a server, below the page's origin. Not resolved against the
 * document, as a `<base>` of the host could send the token elsewhere.
 */
export const serverUrl = (host: string, path: string): string =>
  `${host.replace(/\/+$/, '') || ownOrigin()}/${path}`;

/** An opaque origin is no base for an address: '' leaves the path relative, for the browser to resolve. */
function ownOrigin(): string {
  const { origin = '' } = globalThis;
  return origin === 'null' ? '' : origin;
}
