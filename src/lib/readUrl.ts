/** The parsed address, or `null` if it is none. `URL.canParse` does not exist in the oldest browsers served. */
export function readUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
