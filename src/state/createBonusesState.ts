import { proxy, ref } from 'valtio/vanilla';
import type { Bonus } from '../api/contract/bonus';
import { activeBonus } from '../domain/bonus/bonuses';
import { assign } from '../lib/assign';

export interface BonusesState {
  list: Bonus[];
  activeId: string | null;
  /** The one that the player chose among several: it stays chosen while it is offered. */
  chosenId: string | null;
  /** Whether the player wants the bonus; they do at first. */
  isSelected: boolean;
  /** Whether the player wants the crypto bonus (CRY-02); they do at first. */
  isCryptoSelected: boolean;
}

export const createBonusesState = (): BonusesState =>
  proxy({ list: [], activeId: null, chosenId: null, isSelected: true, isCryptoSelected: true });

/** Offers these bonuses, first the one that `activeBonus` finds by the ids. */
export function offerBonuses(bonuses: BonusesState, list: Bonus[], ...ids: (string | null)[]): void {
  const active = activeBonus(list, ...ids);
  assign(bonuses, { list: ref(list), activeId: active && String(active.id) });
}
