export type CountryNames = Pick<Intl.DisplayNames, 'of'>;

type IntlFormat = Intl.NumberFormat | CountryNames;

/** Language data that a widget has loaded, by what was asked for. */
export type IntlFormats = ReadonlyMap<string, IntlFormat>;

const made = new Map<string, IntlFormat>();

/** Kept, as making one is slow: `make` runs once for a key. What it throws is thrown. */
export function keptFormat<Format extends IntlFormat>(key: string, make: () => Format): Format {
  const known = made.get(key) as Format | undefined;
  const format = known ?? make();
  if (!known) made.set(key, format);
  return format;
}

export const madeFormats = (): IntlFormats => made;

/** The shell and the app are bundles of their own: what one has made serves the other. */
export function takeFormats(formats: IntlFormats): void {
  for (const [key, format] of formats) made.set(key, format);
}
