import { playerOf } from '../../../src/domain/player/playerOf';
import type { ParentData } from '../../../src/host/parentData';

/** What the host wants by now, and whose it is. */
export interface Wanted {
  data: ParentData;
  owner: string;
}

/** HOST-04: the last valid word wins; of a user only what is named changes, and nothing stays of another player. */
export function want({ data, owner }: Wanted, change: Partial<ParentData>): Wanted {
  const next = { ...data, ...change };
  const player = playerOf(next);
  if (!change.user) return { data: next, owner: owner || player };
  const isSame = player === '' || owner === '' || player === owner;
  return {
    data: { ...next, user: isSame ? { ...data.user, ...change.user } : change.user },
    owner: player || (isSame ? owner : ''),
  };
}
