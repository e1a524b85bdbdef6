import type { Bonus } from '../../../api/contract/bonus';
import { roundToCurrency } from '../../../domain/money/roundToCurrency';

/** More digits than these are the noise of a floating-point product: they would round half a cent away. */
const DIGITS = 15;

/** What a percentage bonus adds to an amount, capped at the bonus's maximum; major units. */
export function bonusGain(
  { depositBonusData }: Pick<Bonus, 'depositBonusData'>,
  amount: number,
  currency: string,
): number {
  const { percent = 0, maxAmount } = depositBonusData ?? {};
  const gain = roundToCurrency(+((amount * percent) / 100).toPrecision(DIGITS), currency);
  return maxAmount ? Math.min(gain, maxAmount) : gain;
}
