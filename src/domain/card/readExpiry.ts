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

/**
 * An expiry MM/YY with what is put in at its end, where the year is written with four digits: "12 / 20" and "3" →
 * "12 / 3", as 20 is the century then. `null`: nothing to change.
 */
export function yearAsTyped(text: string, typed: string): string | null {
  if (!/^\d+$/.test(typed)) return null;
  if (/^\d{2}\D*20$/.test(text)) return text.slice(0, -2) + typed;
  const whole = text + typed;
  const read = readExpiry(whole);
  return typed.length > 1 && read !== whole ? read : null;
}
