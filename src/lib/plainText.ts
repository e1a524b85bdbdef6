/** A text as it is searched: without case, accents and soft hyphens. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{Diacritic}\u00ad]/gu, '')
    .toLowerCase();
