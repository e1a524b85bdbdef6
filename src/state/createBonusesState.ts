import { proxy } from 'valtio/vanilla';
import type { Bonus } from '../api/contract/bonus';

export interface BonusesState {
  list: Bonus[];
  activeId: string | null;
  /** Chosen by the player out of several: it stays while it is offered. */
  chosenId: string | null;
  /** The player wants it; selected at first. */
  isSelected: boolean;
}

export const createBonusesState = (): BonusesState =>
  proxy({ list: [], activeId: null, chosenId: null, isSelected: true });
