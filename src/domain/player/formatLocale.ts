/**
 * I18N-02: the locale to ask the engine's formats for. Arabic has Latin digits, as in the inputs and in current CLDR;
 * engines with older data write others.
 */
export const formatLocale = (locale: string): string => (locale === 'ar' ? 'ar-u-nu-latn' : locale);
