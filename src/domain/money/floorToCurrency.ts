import { decimalsOf } from './currency';
import { plainDigits } from './plainDigits';

/** Cuts the value to the currency's decimals; never rounds up. */
export function floorToCurrency(value: number, currency: string): number {
  const [whole = '0', fraction = ''] = plainDigits(value).split('.');
  return Number(`${whole}.${fraction.slice(0, decimalsOf(currency))}`);
}
