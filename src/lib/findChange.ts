type TextChange = { start: number; removed: number; inserted: string };

/** The one stretch in which two texts differ, counted in UTF-16 code units. */
export function findChange(previous: string, next: string): TextChange {
  const shorter = Math.min(previous.length, next.length);
  let start = 0;
  while (start < shorter && previous[start] === next[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && previous.at(-1 - tail) === next.at(-1 - tail)) tail += 1;
  return {
    start,
    removed: previous.length - tail - start,
    inserted: next.slice(start, next.length - tail),
  };
}
