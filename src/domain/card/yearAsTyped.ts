/**
 * Goes on with a year of four digits where there is room for two: "12/20" and "3" → "12/3", as no card of 2020 is
 * valid any more. `null`: no such year.
 */
export const yearAsTyped = (text: string, typed: string): string | null =>
  /^\d{1,2}\D+20$/.test(text) && /^\d$/.test(typed) ? text.slice(0, -2) + typed : null;
