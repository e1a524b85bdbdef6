const WRITTEN = /^\D*(\d{1,2})\s*[/.\-\s]\s*(?:20)?(\d{2})\D*$/;
const BARE = /^\s*(\d{2})20(\d{2})\s*$/;
const YEAR_FIRST = /^\s*20(\d{2})\s*[/.-]\s*(\d{1,2})\s*$/;

/**
 * Reads an expiry that was pasted or filled in whole as the four digits MMYY: browsers write the year with
 * four digits, some people the month with one. Returns any other text unchanged.
 */
export function readExpiry(text: string): string {
  const [, monthFirst, year] = WRITTEN.exec(text) ?? BARE.exec(text) ?? [];
  if (monthFirst && year) return monthFirst.padStart(2, '0') + year;
  const [, yearFirst, month] = YEAR_FIRST.exec(text) ?? [];
  return yearFirst && month ? month.padStart(2, '0') + yearFirst : text;
}
