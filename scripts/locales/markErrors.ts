import { formatLocale } from '../../src/domain/player/formatLocale';

/** Marks and letters that the language writes otherwise, in what stands outside of placeholders. */
const foreignMarks: Readonly<Record<string, RegExp>> = {
  ar: /[,;?]/,
  el: /\?/,
  fr: /(?<![\u00a0\u202f])[:;?!»]|«(?![\u00a0\u202f])/,
  ja: /[,;:?!]/,
  ro: /[şţ]/i,
  ur: /[,;?يك]/,
  zh: /[,;:?!]/,
};

/** A letter that looks like one of the word's own script: a search, a screen reader and a font tell them apart. */
const LOOK_ALIKE = /\p{sc=Latin}[\p{sc=Cyrillic}\p{sc=Greek}]|[\p{sc=Cyrillic}\p{sc=Greek}]\p{sc=Latin}/u;

const digitsOf = (locale: string): string =>
  new Intl.NumberFormat(formatLocale(locale), { useGrouping: false }).format(9876543210);

/** I18N-02: what a text says itself is written as its language writes it. */
export function markErrors(where: string, locale: string, literals: readonly string[]): string[] {
  const digits = digitsOf(locale);
  const marks = foreignMarks[locale];
  return literals.flatMap(text => {
    const mark = marks?.exec(text)?.[0];
    const digit = text.match(/\p{Nd}/gu)?.find(one => !digits.includes(one));
    const mixed = LOOK_ALIKE.exec(text)?.[0];
    return [
      ...(mark ? [`${where}: "${mark}" is not how the language writes it`] : []),
      ...(digit ? [`${where}: ${digit} is not a digit of the language`] : []),
      ...(mixed ? [`${where}: "${mixed}" mixes two scripts`] : []),
    ];
  });
}
