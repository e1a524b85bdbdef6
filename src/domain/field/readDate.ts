const DAY_FIRST = /^\D*(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4})\D*$/;
const YEAR_FIRST = /^\s*(\d{4})[\s./-]+(\d{1,2})[\s./-]+(\d{1,2})(?!\d)/;
const MONTHS = 12;

/**
 * Reads a date that was pasted or filled in whole as day.month.year: browsers write the year first, Americans
 * the month before a slash, which counts only where it can be read in no other way. Returns any other text unchanged.
 */
export function readDate(text: string): string {
  const [, firstYear, lastMonth, lastDay] = YEAR_FIRST.exec(text) ?? [];
  const [, day = lastDay, month = lastMonth, year = firstYear] = DAY_FIRST.exec(text) ?? [];
  if (!(day && month && year)) return text;
  const isMonthFirst =
    firstYear === undefined && text.includes('/') && Number(month) > MONTHS && Number(day) <= MONTHS;
  const parts = isMonthFirst ? [month, day] : [day, month];
  return [...parts.map(part => part.padStart(2, '0')), year].join('.');
}
