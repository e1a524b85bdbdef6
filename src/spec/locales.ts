/** Locales: specification section 9, I18N-01. */
export const SUPPORTED_LOCALES = [
  'ar',
  'az',
  'bn',
  'de',
  'el',
  'en',
  'es',
  'fil',
  'fr',
  'hi',
  'id',
  'it',
  'ja',
  'kk',
  'ko',
  'ky',
  'mr',
  'ms',
  'pl',
  'pt',
  'ro',
  'ru',
  'sw',
  'te',
  'tg',
  'th',
  'tr',
  'uk',
  'ur',
  'uz',
  'vi',
  'zh',
  'hi-Latn-IN',
  'es-MX',
] as const;

export type SupportedLocale = (typeof SUPPORTED_LOCALES)[number];

export const DEFAULT_LOCALE = 'en';

/** The specification's 'in' and 'mx' are hi-Latn-IN and es-MX. */
export const BUNDLED_LOCALES: readonly string[] = [
  'en',
  'es',
  'hi',
  'hi-Latn-IN',
  'mr',
  'es-MX',
  'pt',
  'ru',
  'te',
  'ar',
];

export const RTL_LOCALES: readonly string[] = ['ar', 'ur'];

/** USER-02: host locales that are not reduced to their language part. */
export const KEPT_LOCALES = ['hi-Latn-IN', 'hi-IN', 'es-MX', 'es-ES'] as const;

/** Kept locales without a catalog of their own, and the specification's short names. */
export const LOCALE_ALIASES: Readonly<Record<string, SupportedLocale>> = {
  'hi-IN': 'hi',
  'es-ES': 'es',
  in: 'hi-Latn-IN',
  mx: 'es-MX',
};

/**
 * Chromium has no ky and tg, and formats az, kk and uz as the root locale does.
 * Each of these writes numbers as the locale on the right, which every engine has.
 */
export const NUMBER_FORMAT_LOCALES: Readonly<Partial<Record<string, string>>> = {
  az: 'de',
  kk: 'ru',
  ky: 'ru',
  tg: 'ru',
  uz: 'ru',
};
