import type { Bonus } from '../../../api/contract/bonus';
import { isoTime } from '../../../api/contract/time';
import type { Cashier } from '../../../state/Cashier';
import { offerBonuses } from '../../../state/createBonusesState';

/** A day without a time lasts until it has ended everywhere. What is no time never ends. */
export function hasEnded({ expiresAt = '' }: Pick<Bonus, 'expiresAt'>): boolean {
  const time = String(isoTime(expiresAt));
  return Date.parse(/^\d{4}-\d\d-\d\d$/.test(time) ? `${time}T23:59-12:00` : time) < Date.now();
}

/** BON-01: bonuses whose time is over are no longer offered. */
export function dropEnded({ bonuses, parent }: Pick<Cashier, 'bonuses' | 'parent'>): void {
  const kept = bonuses.list.filter(bonus => !hasEnded(bonus));
  if (kept.length < bonuses.list.length) offerBonuses(bonuses, kept, bonuses.activeId, parent.bonusId);
}
