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
 * Writes it for this origin and until the browser is closed; '' takes it away. In a frame of another site only a
 * partitioned cookie is kept.
 */
export function writeTokenCookie(document: Document, token: string, isFramed: boolean): void {
  const site = isFramed ? 'SameSite=None; Partitioned' : 'SameSite=Strict';
  const end = token === '' ? '; Max-Age=0' : '';
  document.cookie = `${NAME}=${encodeURIComponent(token)}; Path=/; Secure; ${site}${end}`;
}
