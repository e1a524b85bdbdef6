import { isRecord } from '../../../lib/isRecord';
import { readUrl } from '../../../lib/readUrl';
import type { Cashier } from '../../../state/Cashier';

const LONGEST_BADGE = 60;

/** A badge is a few words: a longer text is not shown as one. */
export const isBadge = (text: string): boolean => {
  const { length } = text.trim();
  return length > 0 && length <= LONGEST_BADGE;
};

/**
 * The badge's address, absolute or relative to the parent's host; '' if the schema has none, or none that is
 * http(s) without credentials.
 */
export function badgeAddress({ parent }: Pick<Cashier, 'parent'>): string {
  const { assets } = parent.schema ?? {};
  const badge = isRecord(assets) ? assets.badge : undefined;
  if (typeof badge !== 'string' || badge === '') return '';
  const url = readUrl(badge, parent.host || globalThis.location.href);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return url && isWeb && !url.username && !url.password ? url.href : '';
}

/** BON-02: the badge's text; '' if it cannot be loaded, the reply is not ok, or the text is no badge. */
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
