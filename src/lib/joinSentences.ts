/** Joins sentences into one line. A full-width full stop (Chinese, Japanese) needs no space after it. */
export const joinSentences = (sentences: readonly string[]): string =>
  sentences.join(' ').replaceAll('。 ', '。');
