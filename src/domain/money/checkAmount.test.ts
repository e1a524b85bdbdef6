import { describe, expect, it } from 'vitest';
import { checkAmount } from './checkAmount';

describe('checkAmount', () => {
  const limits = { min: 21, max: 20155 };
  it.each([
    [0, 'required'],
    [Number.NaN, 'required'],
    [20.99, 'belowMin'],
    [21, null],
    [20155, null],
    [20155.01, 'aboveMax'],
  ])('[FORM-05] %d gives %j', (value, problem) => {
    expect(checkAmount(value, limits)).toBe(problem);
  });

  it('[WD-03] the amount cannot exceed the balance', () => {
    expect(checkAmount(100, limits, 99.99)).toBe('aboveBalance');
    expect(checkAmount(100, limits, 100)).toBeNull();
    expect(checkAmount(100, limits, 0)).toBe('aboveBalance');
    expect(checkAmount(100, limits, null)).toBeNull();
    expect(checkAmount(1e9, { min: 0, max: null })).toBeNull();
  });
});
