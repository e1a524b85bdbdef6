import { isLoopback } from '../../lib/isLoopback';
import { readUrl } from '../../lib/readUrl';

export const APP_PROTOCOLS: readonly string[] = ['upi:', 'phonepe:', 'paytmmp:', 'gpay:', 'tez:'];
const LONGEST_URL = 8192;

/** Browsers drop or fold these characters, or show them differently: each can disguise where a link goes. */
const CONTROL_OR_BIDI = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\\]/u;
const ABSOLUTE = /^[a-z][a-z\d+.-]*:\/\/([^/?#]+)/i;

function isProtocolAllowed(url: URL, allowAppLinks: boolean): boolean {
  if (url.protocol === 'https:') return true;
  if (url.protocol === 'http:') return isLoopback(url.hostname);
  return allowAppLinks && APP_PROTOCOLS.includes(url.protocol);
}

/**
 * DEP-06: the URL if it is safe to follow, else `null`. Absolute https (http only on loopback), no
 * credentials; payment app links only if asked for. An allow-list, so that unknown schemes are refused too.
 */
export function safeUrl(text: unknown, options: { allowAppLinks?: boolean } = {}): URL | null {
  if (typeof text !== 'string' || text.length > LONGEST_URL || CONTROL_OR_BIDI.test(text)) return null;
  const authority = ABSOLUTE.exec(text)?.[1];
  if (!authority || /[@\s%]|:$/.test(authority)) return null;
  // Inside a path or a query, spaces are encoded; at the ends the URL parser would drop them silently.
  if (text !== text.trim()) return null;
  const url = readUrl(text);
  if (!url || url.username || url.password) return null;
  return isProtocolAllowed(url, options.allowAppLinks === true) ? url : null;
}
