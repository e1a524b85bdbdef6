import { assign } from '../../lib/assign';
import type { RunningCashier } from '../createCashier';
import { readBonuses } from '../readBonuses';
import { forgetAmounts } from './forgetAmounts';

/** For another player: what the one before has typed, searched for and chosen is not theirs. */
export function forgetChoices(cashier: RunningCashier): void {
  const { methods, withdrawal, bonuses, handle } = cashier;
  forgetAmounts(cashier);
  methods.search = withdrawal.search = '';
  assign(bonuses, { chosenId: null, isSelected: true, isCryptoSelected: true });
  readBonuses(cashier);
  // USER-01: where nobody gives ids, the next load could not tell whose it is.
  if (handle.mode !== 'element') handle.session.setUser({});
}
