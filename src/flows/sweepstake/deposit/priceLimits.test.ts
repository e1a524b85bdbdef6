import { describe, expect, it } from 'vitest';
import { priceLimits } from './priceLimits';

const rules = { USD: { min: 15, max: 100 }, MXN: { min: 300, max: 2000 } };
const limitsOf = (price: number, currency = 'USD') =>
  priceLimits({ amount_rules: rules }, { price, currency }, 'us');

describe('[FORM-05] a price and the limits of a coin', () => {
  it.each([
    [9.99, { min: 15, max: 100 }],
    [100.01, { min: 15, max: 100 }],
  ])('%d breaks them', (price, limits) => {
    expect(limitsOf(price)).toMatchObject(limits);
  });

  it.each([15, 49.99, 100])('%d keeps them', price => {
    expect(limitsOf(price)).toBeNull();
  });

  it('[SWP-01] a rule that limits nothing excludes no price', () => {
    const free = { USD: { min: 0, max: 0 } };
    expect(priceLimits({ amount_rules: free }, { price: 0.99, currency: 'USD' }, 'us')).toBeNull();
  });

  it('a currency without rules has no limits', () => {
    expect(limitsOf(0.5, 'EUR')).toBeNull();
    expect(limitsOf(0.5, 'constructor')).toBeNull();
  });
});
