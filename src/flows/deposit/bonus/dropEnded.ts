import { ref } from 'valtio/vanilla';
import type { Bonus } from '../../../api/contract/bonus';
import { isoTime } from '../../../api/contract/time';
import { activeBonus } from '../../../domain/bonus/bonuses';
import type { Cashier } from '../../../state/Cashier';

/** A day without a time lasts until it has ended everywhere. What is no time never ends. */
export function hasEnded({ expiresAt = '' }: Pick<Bonus, 'expiresAt'>): boolean {
  const time = String(isoTime(expiresAt));
  return Date.parse(/^\d{4}-\d\d-\d\d$/.test(time) ? `${time}T23:59-12:00` : time) < Date.now();
}

/** BON-01: bonuses whose time is over are no longer offered. */
export function dropEnded({ bonuses, parent }: Pick<Cashier, 'bonuses' | 'parent'>): void {
  const kept = bonuses.list.filter(bonus => !hasEnded(bonus));
  if (kept.length === bonuses.list.length) return;
  const active = kept.find(({ id }) => String(id) === bonuses.activeId) ?? activeBonus(kept, parent.bonusId);
  Object.assign(bonuses, { list: ref(kept), activeId: active ? String(active.id) : null });
}
