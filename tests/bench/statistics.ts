export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Of unsorted values; NaN where there are none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)] ?? Number.NaN;
  const high = sorted[Math.ceil(place)] ?? Number.NaN;
  return low + (high - low) * (place - Math.floor(place));
}

/** Half of the middle half's width, in percent of the median. */
export function spread(values: readonly number[]): number {
  return (100 * (quantile(values, 0.75) - quantile(values, 0.25))) / 2 / median(values);
}

export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map(item => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
