/** The address, or `null` where it is none; `URL.canParse` is younger than the oldest browsers served. */
export function readUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
