interface LoadedList {
  status: 'idle' | 'loading' | 'ready';
  /** How often it was asked for. */
  asked: number;
}

/**
 * A list is asked for. Says whether its answer is still wanted: not once the list is to be had anew, for whatever
 * reason, or has been asked for since.
 */
export function beginLoading(list: LoadedList): () => boolean {
  list.status = 'loading';
  const asked = ++list.asked;
  return () => list.status === 'loading' && list.asked === asked;
}
