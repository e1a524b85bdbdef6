import { ownValue } from '../../lib/ownValue';
import { NUMBER_FORMAT_LOCALES } from '../../spec/locales';
import { formatLocale } from '../player/formatLocale';
import { directionOf } from '../player/resolveLang';

const IN_WORDS: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };
/** For locales that use another language's formats: its names of months would be foreign words. */
const IN_DIGITS: Intl.DateTimeFormatOptions = {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
};

/** What a day without a time leaves out: it is the same day everywhere. */
const OF_DAY: Intl.DateTimeFormatOptions = {
  timeStyle: undefined,
  hour: undefined,
  minute: undefined,
  timeZone: 'UTC',
};

/** '21 Nov 2026, 14:05' in the player's locale and time zone; text that is no time gives ''. */
export function formatDateTime(iso: string, locale: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const stand = ownValue(NUMBER_FORMAT_LOCALES, locale);
  const options = { ...(stand ? IN_DIGITS : IN_WORDS), ...(!iso.includes(':') && OF_DAY) };
  const text = new Intl.DateTimeFormat(stand ?? formatLocale(locale), options).format(date);
  // '2026 г.', '2:05 p. m.' and '2:05 PM' stay on one line, and a year by its month.
  const kept = text.replace(/ (?=\p{L}\.|\p{L}{1,3}$|\p{Nd}{4})/gu, '\u00a0');
  // Urdu's time has Latin letters, and is read as they are.
  return directionOf(locale) === 'rtl' ? kept.replace(/[\d:]+\u00a0[AP]M$/, '\u2066$&\u2069') : kept;
}
