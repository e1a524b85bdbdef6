import { numberFormat } from '../money/numberFormat';

const SECONDS_PER_MINUTE = 60;
const MINUTES_PER_HOUR = 60;
/** From here on the time is shown in hours and minutes. */
const MOST_MINUTES = 120;

/** Time left as on a clock, in the locale's digits: '14:32', '90:00', from two hours on '24:00:00'. */
export function clockText(leftMs: number, locale: string): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  const minutes = Math.floor(seconds / SECONDS_PER_MINUTE);
  const parts =
    minutes < MOST_MINUTES ? [minutes] : [Math.floor(minutes / MINUTES_PER_HOUR), minutes % MINUTES_PER_HOUR];
  const format = numberFormat(locale, { minimumIntegerDigits: 2 });
  return [...parts, seconds % SECONDS_PER_MINUTE].map(part => format.format(part)).join(':');
}
