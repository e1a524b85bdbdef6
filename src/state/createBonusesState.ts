import { proxy } from 'valtio/vanilla';
import type { Bonus } from '../api/contract/bonus';

export interface BonusesState {
  list: Bonus[];
  activeId: string | null;
  /** The one that the player chose among several: it stays chosen while it is offered. */
  chosenId: string | null;
  /** Whether the player wants the bonus; they do at first. */
  isSelected: boolean;
}

export const createBonusesState = (): BonusesState =>
  proxy({ list: [], activeId: null, chosenId: null, isSelected: true });
