import { decimalsOf } from './currency';
import { plainDigits } from './plainDigits';

/** Cut, never rounded up, to the currency's decimals. */
export function floorToCurrency(value: number, currency: string): number {
  const [whole = '0', fraction = ''] = plainDigits(value).split('.');
  return Number(`${whole}.${fraction.slice(0, decimalsOf(currency)) || '0'}`);
}
