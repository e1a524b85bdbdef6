import type { Messages } from '@lingui/core';
import { catalogHash } from '#generated/catalogHash';
import { LOCALE_ALIASES } from '../spec/locales';
import { localeReceivingError } from '../spec/messages';
import { asMessages } from './asMessages';

type Load = () => Promise<{ default: unknown }>;

/** Shipped with the widget, each a chunk of its own: they work with no network (I18N-01). */
const BUNDLED: Readonly<Record<string, Load>> = {
  ar: () => import('#locales/ar.json'),
  es: () => import('#locales/es.json'),
  'es-MX': () => import('#locales/es-MX.json'),
  hi: () => import('#locales/hi.json'),
  'hi-Latn-IN': () => import('#locales/hi-Latn-IN.json'),
  mr: () => import('#locales/mr.json'),
  pt: () => import('#locales/pt.json'),
  ru: () => import('#locales/ru.json'),
  te: () => import('#locales/te.json'),
};

interface LoadCatalogOptions {
  locale: string;
  base: string;
  signal: AbortSignal;
}

/** Rejects with 'Locale receiving error {locale}', whatever went wrong. */
export async function loadCatalog({ locale, base, signal }: LoadCatalogOptions): Promise<Messages> {
  const name = LOCALE_ALIASES[locale] ?? locale;
  try {
    const bundled = BUNDLED[name];
    return asMessages(bundled ? (await bundled()).default : await fetchCatalog(name, base, signal));
  } catch (cause) {
    throw new Error(localeReceivingError(locale), { cause });
  }
}

async function fetchCatalog(name: string, base: string, signal: AbortSignal): Promise<unknown> {
  // The name comes from the host: it must stay one segment of a path.
  if (!/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(name)) throw new Error('Not a locale');
  const response = await fetch(`${base}/locales/${name}.json?v=${catalogHash}`, { signal });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.json();
}
