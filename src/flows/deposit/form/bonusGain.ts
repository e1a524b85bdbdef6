interface PercentBonus {
  depositBonusData?: { percent?: number; maxAmount?: number };
}

/** What a percentage bonus adds to an amount, capped at the bonus's maximum; major units. */
export function bonusGain(bonus: PercentBonus, amount: number): number {
  const { percent = 0, maxAmount } = bonus.depositBonusData ?? {};
  const gain = (amount * percent) / 100;
  return maxAmount ? Math.min(gain, maxAmount) : gain;
}
