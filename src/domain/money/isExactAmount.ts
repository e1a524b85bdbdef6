import { decimalsOf } from './currency';
import { readAmount } from './parseAmount';
import { plainDigits } from './plainDigits';

const LARGEST = 1e15;

/** Whether a number holds the typed amount exactly, in the currency's decimals: a larger one is too coarse. */
export function isExactAmount(text: string, currency: string): boolean {
  const [whole = '0', fraction = ''] = (readAmount(text) ?? '0').split('.');
  const decimals = fraction.slice(0, decimalsOf(currency)).replace(/0+$/, '');
  const amount = decimals ? `${whole}.${decimals}` : whole;
  return Number(whole) <= LARGEST && plainDigits(Number(amount)) === amount;
}
