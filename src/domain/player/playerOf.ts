export interface Given {
  userId?: string | undefined;
  user?: Readonly<Record<string, unknown>> | null | undefined;
}

/** The player's id, as the host or the server gave it; '' if nobody has. */
export function playerOf({ userId, user }: Given): string {
  const id = userId || user?.['id'];
  return typeof id === 'string' || typeof id === 'number' ? String(id) : '';
}

/** Whether both players are known and differ. A token does not tell players apart: it is renewed. */
export function isOtherPlayer(one: Given, other: Given): boolean {
  const before = playerOf(one);
  const after = playerOf(other);
  return before && after ? before !== after : false;
}
