/** Whether the player's browser asks to save data (`Save-Data`); no if it cannot say. */
export function isLowData(): boolean {
  const { connection } = globalThis.navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
