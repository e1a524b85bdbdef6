const SEPARATOR = /^[./\-\s]$/;

/**
 * Adds the zero of a day or month as soon as the next key shows that it has one digit: "4" → "04", "1" and
 * "/" → "01/". `most`: the largest first digit of each part. `null`: nothing to pad.
 */
export function padAsTyped(text: string, typed: string, most: readonly number[]): string | null {
  const parts = text.match(/\d{1,2}/g) ?? [];
  const last = parts.at(-1) ?? '';
  if (last.length === 1)
    return SEPARATOR.test(typed) && last !== '0' && parts.length <= most.length
      ? `${text.slice(0, -1)}0${last}${typed}`
      : null;
  const limit = most[parts.length];
  return limit !== undefined && /^\d$/.test(typed) && Number(typed) > limit ? `${text}0${typed}` : null;
}
