import hashes from '#locales/manifest.json';
import { ownValue } from '../lib/ownValue';

/**
 * Fetches a catalog that is not shipped with the widget. The address has its hash, so that an unchanged one
 * stays in caches.
 */
export async function fetchCatalog(name: string, base: string, signal: AbortSignal): Promise<unknown> {
  // The name comes from the host: it must stay a single segment of the path.
  if (!/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(name)) throw new Error('Not a locale');
  const hash = ownValue<string>(hashes, name);
  const response = await fetch(`${base}/${name}.json${hash ? `?v=${hash}` : ''}`, { signal });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.json();
}
