import { readUrl } from '../../lib/readUrl';

export const APP_PROTOCOLS: readonly string[] = ['upi:', 'phonepe:', 'paytmmp:', 'gpay:', 'tez:'];
const LONGEST_URL = 8192;

/** Browsers drop, fold or show these otherwise than they stand: each is a way to disguise where a link goes. */
const CONTROL_OR_BIDI = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\\]/u;
const ABSOLUTE = /^[a-z][a-z\d+.-]*:\/\/([^/?#]+)/i;
const LOOPBACK = /^(localhost|[\w-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

function isProtocolAllowed(url: URL, allowAppLinks: boolean): boolean {
  if (url.protocol === 'https:') return url.hostname !== '';
  if (url.protocol === 'http:') return LOOPBACK.test(url.hostname);
  return allowAppLinks && APP_PROTOCOLS.includes(url.protocol);
}

/**
 * DEP-06: the URL where it may be followed, else null. Absolute https (http on loopback alone), no credentials;
 * payment app links only where asked for. An allow-list, so that no scheme has to be known to be refused.
 */
export function safeUrl(text: unknown, options: { allowAppLinks?: boolean } = {}): URL | null {
  if (typeof text !== 'string' || text.length > LONGEST_URL || CONTROL_OR_BIDI.test(text)) return null;
  const authority = ABSOLUTE.exec(text)?.[1];
  if (!authority || /[@\s%]|:$/.test(authority)) return null;
  // Spaces are encoded inside a path or a query; at the ends they are dropped in silence.
  if (text !== text.trim()) return null;
  const url = readUrl(text);
  if (!url || url.username || url.password) return null;
  return isProtocolAllowed(url, options.allowAppLinks === true) ? url : null;
}
