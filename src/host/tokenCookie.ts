const NAME = 'cashier_token';

/** The token that a developer has set by the console helper (HOST-15); '' where there is none. */
export function readTokenCookie(document: Document): string {
  try {
    const [, value = ''] = document.cookie.match(new RegExp(`(?:^|; )${NAME}=([^;]*)`)) ?? [];
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

/**
 * Writes the cookie for this origin, until the browser is closed; '' removes it. In a frame of another site,
 * browsers keep only a partitioned cookie.
 */
export function writeTokenCookie(document: Document, token: string, isFramed: boolean): void {
  const site = isFramed ? 'SameSite=None; Partitioned' : 'SameSite=Strict';
  const end = token === '' ? '; Max-Age=0' : '';
  document.cookie = `${NAME}=${encodeURIComponent(token)}; Path=/; Secure; ${site}${end}`;
}
