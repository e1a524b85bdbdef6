/** Sentences in one line: a full-width full stop (Chinese, Japanese) has its space in itself. */
export const joinSentences = (sentences: readonly string[]): string =>
  sentences.join(' ').replaceAll('。 ', '。');
