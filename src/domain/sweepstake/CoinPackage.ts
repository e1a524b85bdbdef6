import { isGoldCoin, isSweepCoin } from './isSweepstakeCoin';

/** A sweepstake box as the player sees it (SWP-01): what it costs, and the coins that come with it. */
export interface CoinPackage {
  /** As the server named it. */
  id: string | number;
  /** In major units of `currency`. */
  price: number;
  currency: string;
  /** Bought and given together. */
  gcAmount: number;
  scAmount: number;
  isMostChosen: boolean;
}

interface ServedBox {
  id: string | number;
  price: number;
  priceCurrencyCode: string;
  currenciesList: readonly { currency: string; free: number; main: number }[];
  isMostChosen?: boolean;
}

const isAmount = (value: number): boolean => Number.isFinite(value) && value >= 0;

/** The package, or what is wrong with the box: one without a price or without coins cannot be offered. */
export function readCoinPackage(box: ServedBox): CoinPackage | string {
  const { id, price, priceCurrencyCode: currency, currenciesList, isMostChosen = false } = box;
  if (!(isAmount(price) && price > 0)) return 'price: Expected a sum above 0';
  if (currency === '') return 'priceCurrencyCode: Expected a currency';
  if (!currenciesList.every(({ free, main }) => isAmount(free) && isAmount(main)))
    return 'currenciesList: Expected sums from 0';
  const total = (isCoin: (currency: string) => boolean) =>
    currenciesList
      .filter(coin => isCoin(coin.currency))
      .reduce((sum, { free, main }) => sum + free + main, 0);
  const gcAmount = total(isGoldCoin);
  const scAmount = total(isSweepCoin);
  if (gcAmount + scAmount === 0) return 'currenciesList: Expected gold or sweep coins';
  return { id, price, currency, gcAmount, scAmount, isMostChosen };
}
