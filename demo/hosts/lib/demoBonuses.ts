import type { Player } from './players';

const MIN_SHARE = 0.04;

/** One bonus of the host, in the size of the player's money. */
export function demoBonuses({ balanceData, currency }: Player): Record<string, unknown>[] {
  const amount = balanceData?.primary.amount || 1_000;
  const minDeposit = Number((amount * MIN_SHARE).toPrecision(1));
  const maxAmount = Number(amount.toPrecision(1));
  const percent = 100;
  return [
    {
      id: `welcome-${currency.toLowerCase()}`,
      type: 'deposit',
      title: '100% on your deposit',
      isEnabled: true,
      depositBonusData: { minDeposit, percent, maxAmount },
    },
  ];
}
