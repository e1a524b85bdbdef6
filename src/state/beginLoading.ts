/** A list of the server's; `idle`: the screen that shows it asks for it. */
export interface LoadedList {
  status: 'idle' | 'loading' | 'ready';
  /** How often it was asked for. */
  asked: number;
}

/**
 * Marks a list as loading. The function that it returns says whether the answer is still wanted: not once the list was
 * reset or asked for again.
 */
export function beginLoading(list: LoadedList): () => boolean {
  list.status = 'loading';
  const asked = ++list.asked;
  return () => list.status === 'loading' && list.asked === asked;
}
