export type CountryNames = Pick<Intl.DisplayNames, 'of'>;

type IntlFormat = Intl.NumberFormat | CountryNames;

/** Formatters that are made already, by what was asked for. */
export type IntlFormats = ReadonlyMap<string, IntlFormat>;

const made = new Map<string, IntlFormat>();

/** Returns the formatter of a key, made once, as making one is slow. What `make` throws is thrown on. */
export function keptFormat<Format extends IntlFormat>(key: string, make: () => Format): Format {
  const format = (made.get(key) as Format | undefined) ?? make();
  made.set(key, format);
  return format;
}

export const madeFormats = (): IntlFormats => made;

/** Takes over the formatters of the other bundle: shell and app each have this module. */
export function takeFormats(formats: IntlFormats): void {
  for (const [key, format] of formats) made.set(key, format);
}
