import { forgetAmounts } from '../../flows/shared/changes/forgetAmounts';
import type { RunningCashier } from '../createCashier';
import { readBonuses } from '../readBonuses';

/** For another player: what the one before has typed, searched for and chosen is not theirs. */
export function forgetChoices(cashier: RunningCashier): void {
  const { methods, withdrawal, bonuses } = cashier;
  forgetAmounts(cashier);
  methods.search = withdrawal.search = '';
  Object.assign(bonuses, { chosenId: null, isSelected: true, isCryptoSelected: true });
  readBonuses(cashier);
}
