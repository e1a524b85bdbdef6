import { describe, expect, it } from 'vitest';
import { withdrawalTime } from './withdrawalTime';

describe('how long it takes', () => {
  it.each([
    [{ category: 'crypto' }, 'minutes'],
    [{ category: 'e-money' }, 'hours'],
    [{ category: 'cash_methods' }, 'hours'],
    [{ category: 'card_method' }, 'days'],
    [{ category: 'bank_transfer', cardViewType: 'cash' }, 'days'],
    [{ category: 'shops', cardViewType: 'cash' }, 'hours'],
    [{ category: 'constructor' }, 'days'],
  ])('[WD-01] %j: %s', (method, time) => {
    expect(withdrawalTime(method)).toBe(time);
  });
});
