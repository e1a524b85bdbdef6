const HUES = 360;
const MAX_LETTERS = 4;

/** A tile with the first letters of the id, its colour always the same for the same id. */
export function letterIcon(id: string): string {
  const hue = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % HUES, 7);
  const letters = id
    .replace(/[^a-z0-9]/gi, '')
    .slice(0, MAX_LETTERS)
    .toUpperCase();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 52 34" role="img" aria-label="${letters}"><rect width="52" height="34" rx="6" fill="hsl(${hue} 60% 32%)"/><text x="26" y="22" font-family="system-ui,sans-serif" font-size="13" font-weight="700" text-anchor="middle" fill="#fff">${letters}</text></svg>`;
}
