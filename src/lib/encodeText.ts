/**
 * A text as a part of an address. Half a character, such as a cut emoji, which `encodeURIComponent` throws
 * on, is replaced.
 */
export const encodeText = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
