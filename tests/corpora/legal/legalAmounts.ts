import fc from 'fast-check';
import { decimalsOf } from '../../../src/domain/money/currency';

export interface LegalRange {
  min?: number | null;
  max?: number | null;
  minNonRus?: number;
}

/** Limits in every shape that the contract allows; each leaves some amount that can be paid. */
export const legalRange: fc.Arbitrary<LegalRange> = fc.oneof(
  fc.constantFrom<LegalRange>(
    {},
    { min: 0, max: 0 },
    { min: null, max: null },
    { min: 10 },
    { max: 500 },
    { min: 0, max: 0.5 },
    { min: 100, max: 100 },
    { min: 10.005, max: 20.004 },
    { min: 9.999, max: 1000.001 },
    { min: 0.01, max: 1e15 },
    { min: 1, max: 9_007_199_254_740_991 },
    { min: 21, max: 20_155, minNonRus: 25 },
    { min: 5_000_000_000, max: 6_000_000_000 },
    { min: 0.00000001, max: 0.5 },
  ),
  fc.tuple(fc.nat(100_000), fc.nat(100_000)).map(([min, more]) => ({ min, max: min + more + 1 })),
);

const within = (range: LegalRange): { min: number; max: number } => ({
  min: range.minNonRus ?? range.min ?? 0,
  max: range.max || Number.POSITIVE_INFINITY,
});

/** The smallest amount of a currency in a range, or `null` where its decimals leave none. */
export function payableAmount(range: LegalRange, currency: string): number | null {
  const unit = 10 ** decimalsOf(currency);
  const { min, max } = within(range);
  const least = Math.ceil(Number((Math.max(min, 1 / unit) * unit).toFixed(6))) / unit;
  const wanted = min > 0 ? least : Math.max(least, Math.min(max, 12));
  return wanted <= max ? wanted : null;
}
