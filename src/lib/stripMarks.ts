const MARKS = /[\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** Removes characters that nobody sees, such as direction marks that come with a pasted text. */
export const stripMarks = (text: string): string => text.replace(MARKS, '');
