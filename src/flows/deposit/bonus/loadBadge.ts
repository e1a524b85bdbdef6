import { isRecord } from '../../../lib/isRecord';
import { readUrl } from '../../../lib/readUrl';
import type { Cashier } from '../../../state/Cashier';

const LONGEST_BADGE = 60;

/** A few words: a longer text is none. */
export const isBadge = (text: string): boolean => {
  const { length } = text.trim();
  return length > 0 && length <= LONGEST_BADGE;
};

/** The badge's address: absolute, or below the parent's host. Only the web; '' where the schema has none. */
export function badgeAddress({ parent }: Pick<Cashier, 'parent'>): string {
  const { assets } = parent.schema ?? {};
  const badge = isRecord(assets) ? assets.badge : undefined;
  if (typeof badge !== 'string' || badge === '') return '';
  const url = readUrl(badge, parent.host || globalThis.location.href);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return url && isWeb && !url.username && !url.password ? url.href : '';
}

/** BON-02: the badge as text; nothing on a reply that is not ok. */
export async function loadBadge(address: string, signal: AbortSignal): Promise<string> {
  try {
    const response = await fetch(address, { signal, credentials: 'omit' });
    if (!response.ok) return '';
    const text = await response.text();
    return isBadge(text) ? text.trim() : '';
  } catch {
    return '';
  }
}
