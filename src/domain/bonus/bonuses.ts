import { BONUS_RESTRICTED_METHODS } from '../../spec/bonusRestrictedMethods';
import { inwards } from '../money/resolveLimits';

type MinDeposit = { minDeposit?: number };

export type BonusLike = {
  id: string | number;
  type: string;
  isEnabled?: boolean;
  depositBonusData?: MinDeposit;
  freespinBonusData?: MinDeposit;
};

export type BonusObstacle = 'disabled' | 'restrictedMethod' | 'amountTooLow';

function minDepositOf(bonus: BonusLike): number {
  const data = bonus.type === 'freespin' ? bonus.freespinBonusData : bonus.depositBonusData;
  return data?.minDeposit ?? 0;
}

/** The smallest amount that can be typed to get the bonus. */
export const bonusMinDeposit = (bonus: BonusLike, currency: string): number =>
  inwards(minDepositOf(bonus), 1, currency);

/** BON-01: those of type deposit, and those of type freespin that need a deposit. */
export function eligibleBonuses<Bonus extends BonusLike>(bonuses: readonly Bonus[]): Bonus[] {
  return bonuses.filter(
    bonus => bonus.type === 'deposit' || (bonus.type === 'freespin' && minDepositOf(bonus) > 0),
  );
}

/** BON-01: the first of these ids that is offered, else the first bonus. Pass the eligible ones. */
export function activeBonus<Bonus extends BonusLike>(
  bonuses: readonly Bonus[],
  ...ids: readonly (string | null)[]
): Bonus | null {
  const named = ids.map(wanted => bonuses.find(({ id }) => String(id) === wanted));
  return named.find(Boolean) ?? bonuses[0] ?? null;
}

interface BonusChoice {
  bonus: BonusLike;
  /** PaymentMethod.name. */
  method: string;
  /** In major units; NaN while nothing is typed. */
  amount: number;
}

/** BON-01: what keeps the bonus from being used, first what the player cannot put right in the form; else `null`. */
export function bonusObstacle({ bonus, method, amount }: BonusChoice): BonusObstacle | null {
  if (bonus.isEnabled === false) return 'disabled';
  if (BONUS_RESTRICTED_METHODS.includes(method)) return 'restrictedMethod';
  return amount >= minDepositOf(bonus) ? null : 'amountTooLow';
}
