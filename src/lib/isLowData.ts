/** The player's browser asks for little data (`Save-Data`); where it cannot say, no. */
export function isLowData(): boolean {
  const { connection } = globalThis.navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
