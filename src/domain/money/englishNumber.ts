/**
 * A number as English writes it, with its own digits and at least so many behind the point; `undefined` for another
 * locale or a number with an exponent. An engine's Intl needs 10 to 40 ms for its first answer, the first screen of an
 * English start none of it.
 */
export function englishNumber(
  value: number,
  locale: string,
  minimumFractionDigits: number,
): string | undefined {
  const text = String(value);
  if (locale !== 'en' || !/^-?\d+(\.\d+)?$/.test(text)) return undefined;
  const [whole = '', fraction = ''] = text.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const digits = fraction.padEnd(minimumFractionDigits, '0');
  return digits ? `${grouped}.${digits}` : grouped;
}
