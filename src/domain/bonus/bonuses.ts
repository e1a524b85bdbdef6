import { BONUS_RESTRICTED_METHODS } from '../../spec/bonusRestrictedMethods';
import { inwards } from '../money/resolveLimits';

type MinDeposit = { minDeposit?: number | null };

export type BonusLike = {
  id: string | number;
  type: string;
  isEnabled?: boolean | null;
  depositBonusData?: MinDeposit | null;
  freespinBonusData?: MinDeposit | null;
};

export type BonusObstacle = { code: 'notSelected' | 'disabled' | 'restrictedMethod' | 'amountTooLow' };

export type BonusUsability = { isUsable: boolean; missing: BonusObstacle[] };

function minDepositOf(bonus: BonusLike): number {
  const data = bonus.type === 'freespin' ? bonus.freespinBonusData : bonus.depositBonusData;
  return data?.minDeposit ?? 0;
}

/** The least that can be typed to get it. */
export const bonusMinDeposit = (bonus: BonusLike, currency: string): number =>
  inwards(minDepositOf(bonus), 1, currency);

/** BON-01: of type deposit, or freespin that needs a deposit. */
export function eligibleBonuses<Bonus extends BonusLike>(bonuses: readonly Bonus[]): Bonus[] {
  return bonuses.filter(
    bonus => bonus.type === 'deposit' || (bonus.type === 'freespin' && minDepositOf(bonus) > 0),
  );
}

/** BON-01: the one with the given id, else the first. Pass the eligible ones. */
export function activeBonus<Bonus extends BonusLike>(
  bonuses: readonly Bonus[],
  bonusId?: string | number | null,
): Bonus | null {
  return bonuses.find(bonus => String(bonus.id) === String(bonusId)) ?? bonuses[0] ?? null;
}

/** BON-01, with what is missing, in the order in which a player can mend it. */
export function bonusUsability(choice: {
  bonus: BonusLike;
  /** PaymentMethod.name; null while none is chosen. */
  method: string | null;
  amount: number;
  isSelected: boolean;
}): BonusUsability {
  const { bonus, method, amount, isSelected } = choice;
  const missing: BonusObstacle[] = [];
  if (!isSelected) missing.push({ code: 'notSelected' });
  if (bonus.isEnabled === false) missing.push({ code: 'disabled' });
  if (BONUS_RESTRICTED_METHODS.some(name => name === method)) missing.push({ code: 'restrictedMethod' });
  if (!(amount >= minDepositOf(bonus))) missing.push({ code: 'amountTooLow' });
  return { isUsable: missing.length === 0, missing };
}
