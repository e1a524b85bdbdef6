export interface Given {
  userId?: string | undefined;
  user?: Readonly<Record<string, unknown>> | null | undefined;
}

/** Who plays, by the id that the host or the server gave; '' where nobody said. */
export function playerOf({ userId, user }: Given): string {
  const id = userId || user?.['id'];
  return typeof id === 'string' || typeof id === 'number' ? String(id) : '';
}

/** Both are known and differ: somebody else's money from now on. A token alone is no player: it is renewed. */
export function isOtherPlayer(one: Given, other: Given): boolean {
  const [before, after] = [playerOf(one), playerOf(other)];
  return before !== '' && after !== '' && before !== after;
}
