/** In the place of what is hidden. */
export const DOTS = '••••';
const SHOWN = 4;
const SHOWN_OF_SHORT = 2;
const SHOWN_OF_NAME = 2;

/**
 * An account, card or phone as a summary shows it: enough for the player to recognise it, too little to use
 * it. Very short values are hidden whole.
 */
export function maskDestination(value: string): string {
  const text = value.trim();
  const at = text.lastIndexOf('@');
  if (at > 0) return `${text.slice(0, Math.min(SHOWN_OF_NAME, at - 1))}${DOTS}${text.slice(at)}`;
  const bare = text.replace(/[\s-]+/g, '');
  const shown = bare.length > SHOWN * 2 ? SHOWN : SHOWN_OF_SHORT;
  return bare.length > SHOWN ? `${DOTS} ${bare.slice(-shown)}` : DOTS;
}
