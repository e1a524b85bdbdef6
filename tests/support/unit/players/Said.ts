import type { Player } from '../../../corpora/legal/legalPlayers';

/** What the host and the bank have said of whoever plays. */
export interface Said {
  player: Player | null;
  /** Their id is known, by the host or the bank. */
  isNamed: boolean;
  userId: string;
  token: string;
  user: Record<string, unknown> | null;
  /** `undefined`: one that may have gone with its currency. */
  balance: number | null | undefined;
}

export const NOBODY: Said = {
  player: null,
  isNamed: false,
  userId: '',
  token: '',
  user: null,
  balance: null,
};

/** A part of the user is said. */
export function addUser(to: Said, user: Record<string, unknown>): Said {
  const isConverted = user['currency'] !== undefined && user['currency'] !== (to.user?.['currency'] ?? 'MXN');
  const { primary } = (user['balanceData'] ?? {}) as { primary?: { amount: number } };
  const kept = isConverted ? undefined : to.balance;
  const balance = user['balanceData'] === null ? null : (primary?.amount ?? kept);
  return { ...to, user: { ...to.user, ...user }, balance };
}
