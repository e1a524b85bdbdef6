import { playerOf } from '../../../src/domain/player/playerOf';
import type { ParentData } from '../../../src/host/parentData';

/** What the host wants by now, and whose it is. */
export interface Wanted {
  data: ParentData;
  owner: string;
}

/**
 * HOST-04: the last valid word wins; of a user only what is named changes. Nothing stays of another player once the
 * next one is described; their balance goes as soon as another is named.
 */
export function want({ data, owner }: Wanted, change: Partial<ParentData>): Wanted {
  const next = { ...data, ...change };
  // A user without an id names nobody: who was named last still counts.
  const isNamed = !change.user || change.user['id'] !== undefined || 'userId' in change;
  const player = playerOf(isNamed ? next : data);
  const isSame = player === '' || owner === '' || player === owner;
  if (!change.user) {
    const user = !isSame && next.user?.balanceData ? { ...next.user, balanceData: null } : next.user;
    return { data: { ...next, user }, owner: owner || player };
  }
  return {
    data: { ...next, user: isSame ? { ...data.user, ...change.user } : change.user },
    owner: player || (isSame ? owner : ''),
  };
}
