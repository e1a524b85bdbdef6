import type { Box } from '../wire';

const box = (id: string, price: number, goldCoins: number, sweepCoins: number): Box => ({
  id,
  price,
  priceCurrencyCode: 'USD',
  currenciesList: [
    { currency: 'GC', free: 0, main: goldCoins },
    { currency: 'SC', free: sweepCoins, main: 0 },
  ],
});

/** Gold coins are what is bought; sweep coins come free with them. */
export const BOXES: readonly Box[] = [
  box('box-starter', 9.99, 20_000, 10),
  { ...box('box-silver', 19.99, 42_000, 21), isMostChosen: true },
  box('box-gold', 49.99, 110_000, 55),
  box('box-platinum', 99.99, 230_000, 115),
];
