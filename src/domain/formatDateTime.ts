import { NUMBER_FORMAT_LOCALES } from '../spec/locales';

/** '21 Nov 2026, 14:05' in the player's locale and time zone; text that is no time gives ''. */
export function formatDateTime(iso: string, locale: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const engineLocale = NUMBER_FORMAT_LOCALES[locale] ?? locale;
  return new Intl.DateTimeFormat(engineLocale, { dateStyle: 'medium', timeStyle: 'short' }).format(date);
}
