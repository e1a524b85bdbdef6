import { convertLimit } from '../../sandbox/data/rates';

const MIN_USD = 10;
const MAX_USD = 250;

/** One bonus of the host, in round amounts of a currency. */
export function demoBonuses(currency: string): Record<string, unknown>[] {
  const round = (usd: number): number => Number(convertLimit(usd, 'USD', currency).toPrecision(1));
  return [
    {
      id: `welcome-${currency.toLowerCase()}`,
      type: 'deposit',
      title: '100% on your deposit',
      isEnabled: true,
      depositBonusData: { minDeposit: round(MIN_USD), percent: 100, maxAmount: round(MAX_USD) },
    },
  ];
}
