const DAY_FIRST = /^\D*(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4})\D*$/;
const YEAR_FIRST = /^\s*(\d{4})[\s./-]+(\d{1,2})[\s./-]+(\d{1,2})(?!\d)/;

/**
 * Reads a date that was pasted or filled in whole as day.month.year: browsers write the year first. Returns
 * any other text unchanged.
 */
export function readDate(text: string): string {
  const [, firstYear, lastMonth, lastDay] = YEAR_FIRST.exec(text) ?? [];
  const [, day = lastDay, month = lastMonth, year = firstYear] = DAY_FIRST.exec(text) ?? [];
  return day && month && year ? [day.padStart(2, '0'), month.padStart(2, '0'), year].join('.') : text;
}
