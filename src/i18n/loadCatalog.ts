import type { Messages } from '@lingui/core';
import { LOCALE_ALIASES } from '../spec/locales';
import { localeReceivingError } from '../spec/messages';
import { asMessages } from './asMessages';
import { fetchCatalog } from './fetchCatalog';

type Load = () => Promise<{ default: unknown }>;

/** Shipped with the widget, each in a chunk of its own: they do not depend on the banking server (I18N-01). */
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

/** Rejects with 'Locale receiving error {locale}', whatever the cause. */
export async function loadCatalog({ locale, base, signal }: LoadCatalogOptions): Promise<Messages> {
  const name = LOCALE_ALIASES[locale] ?? locale;
  try {
    const bundled = BUNDLED[name];
    return asMessages(bundled ? (await bundled()).default : await fetchCatalog(name, base, signal));
  } catch (cause) {
    throw new Error(localeReceivingError(locale), { cause });
  }
}
