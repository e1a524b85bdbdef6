import { decimalsOf } from './currency';

/** Cut, never rounded up, to the currency's decimals. */
export function floorToCurrency(value: number, currency: string): number {
  const [whole = '0', fraction = ''] = plainDigits(value).split('.');
  return Number(`${whole}.${fraction.slice(0, decimalsOf(currency)) || '0'}`);
}

const plainDigits = (value: number): string =>
  String(value).includes('e') ? value.toFixed(20) : String(value);
