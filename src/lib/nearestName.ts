/** Case and separators are what people get wrong first: they do not count here. */
const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The known name that is most likely meant, or `null`: at most a third of the letters may differ. */
export function nearestName(name: string, known: readonly string[]): string | null {
  let nearest: string | null = null;
  let least = Math.max(1, Math.floor(plain(name).length / 3)) + 1;
  for (const candidate of known) {
    const distance = editDistance(plain(name), plain(candidate));
    if (distance < least) [nearest, least] = [candidate, distance];
  }
  return nearest;
}

/** Counts the insertions, deletions, replacements and swaps of neighbours that lead from one text to the other. */
function editDistance(from: string, to: string): number {
  let older: number[] = [];
  let row = [0, ...[...to].map((_, index) => index + 1)];
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const costs = [(row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1];
      costs.push((row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1));
      if (isSwap) costs.push((older[j - 2] ?? 0) + 1);
      next.push(Math.min(...costs));
    }
    older = row;
    row = next;
  }
  return row[to.length] ?? 0;
}
