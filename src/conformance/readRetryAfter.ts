/** How long a `Retry-After` asks to wait: a number of seconds, or a date. `undefined`: it says nothing that can be read. */
export function readRetryAfter(text: string | null, nowMs: number): number | undefined {
  if (!text) return undefined;
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - nowMs;
  return waitMs >= 0 ? waitMs : undefined;
}
