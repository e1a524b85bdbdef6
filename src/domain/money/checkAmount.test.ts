import { describe, expect, it } from 'vitest';
import { checkAmount } from './checkAmount';

describe('checkAmount', () => {
  const limits = { min: 21, max: 20155 };
  it.each([
    [0, { code: 'required' }],
    [Number.NaN, { code: 'required' }],
    [20.99, { code: 'belowMin', min: 21 }],
    [21, null],
    [20155, null],
    [20155.01, { code: 'aboveMax', max: 20155 }],
  ])('[FORM-05] %d gives %j', (value, problem) => {
    expect(checkAmount(value, limits)).toEqual(problem);
  });

  it('[WD-03] the amount cannot exceed the balance', () => {
    expect(checkAmount(100, limits, { balance: 99.99 })).toEqual({ code: 'aboveBalance', balance: 99.99 });
    expect(checkAmount(100, limits, { balance: 100 })).toBeNull();
    expect(checkAmount(100, limits, { balance: 0 })).toEqual({ code: 'aboveBalance', balance: 0 });
    expect(checkAmount(100, limits, { balance: null })).toBeNull();
    expect(checkAmount(1e9, { min: 0, max: null })).toBeNull();
  });
});
