/** Longer runs of digits could be a card, a phone or an account: a sign stands for each. */
export const hideLongNumbers = (text: string): string => text.replace(/\d(?:[\s-]?\d){5,}/g, '#');
