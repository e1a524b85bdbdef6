/** Replaces longer runs of digits, which could be a card, a phone or an account, by a #. */
export const hideLongNumbers = (text: string): string => text.replace(/\d(?:[\s-]?\d){5,}/g, '#');
