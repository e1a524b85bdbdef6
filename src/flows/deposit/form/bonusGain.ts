import { roundToCurrency } from '../../../domain/money/roundToCurrency';

interface PercentBonus {
  depositBonusData?: { percent?: number; maxAmount?: number };
}

/** More digits than these are the noise of a floating-point product: they would round half a cent away. */
const DIGITS = 15;

/** What a percentage bonus adds to an amount, capped at the bonus's maximum; major units. */
export function bonusGain(bonus: PercentBonus, amount: number, currency: string): number {
  const { percent = 0, maxAmount } = bonus.depositBonusData ?? {};
  const gain = roundToCurrency(+((amount * percent) / 100).toPrecision(DIGITS), currency);
  return maxAmount ? Math.min(gain, maxAmount) : gain;
}
