type Debounced<Args extends unknown[]> = ((...args: Args) => void) & { cancel(): void };

/** Runs with the last arguments once `waitMs` have passed without a call. */
export function debounce<Args extends unknown[]>(
  run: (...args: Args) => void,
  waitMs: number,
): Debounced<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const debounced = (...args: Args): void => {
    clearTimeout(timer);
    timer = setTimeout(run, waitMs, ...args);
  };
  return Object.assign(debounced, { cancel: () => clearTimeout(timer) });
}
