import { decimalsOf } from '../../../domain/money/currency';
import { plainDigits } from '../../../domain/money/plainDigits';
import type { Cashier } from '../../../state/Cashier';
import { patternsOf } from './patternsOf';

/** The digits of an amount that all patterns accept: plain, else with all of the currency's decimals; `null` if none. */
export function spelledAmount(
  cashier: Cashier,
  value: number,
  currency: string,
  patterns: readonly string[],
): string | null {
  const plain = plainDigits(value);
  const [whole, cents = ''] = plain.split('.');
  // Not by toFixed: it writes other digits of a large sum.
  const padded = cents.padEnd(decimalsOf(currency), '0');
  const spellings = [plain, padded ? `${whole}.${padded}` : plain];
  const { check } = patternsOf(cashier);
  return spellings.find(digits => patterns.every(regex => check(regex, digits) !== false)) ?? null;
}
