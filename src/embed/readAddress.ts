import { isLoopback } from '../lib/isLoopback';
import { readUrl } from '../lib/readUrl';
import { EmbedError } from './EmbedError';

/**
 * The page to frame. The player's token goes to its origin, so nobody on the network must be able to speak
 * for it.
 */
export function readAddress(src: string, base: string): URL {
  // An empty one would be the host's own page, and none at all '/undefined' of it.
  const url = src ? readUrl(src, base) : null;
  const isSecure = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  if (!url || !isSecure || url.username || url.password)
    throw new EmbedError('bad-address', 'embedCashier: src must be the https address of the page to frame');
  return url;
}
