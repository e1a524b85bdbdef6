/** The letters and digits of a text, without the signs that group or mask them. */
export const lettersAndDigits = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');
