import { describe, expect, it } from 'vitest';
import type { Offer } from '../../api/contract/deposit';
import { rankOffers } from './rankOffers';

const offer = (id: string, amount: number, overrides: Partial<Offer> = {}): Offer => ({
  id,
  provider: id,
  amount,
  currency: 'USDT',
  rate: 18,
  fee: 10,
  ...overrides,
});

const idsOf = (offers: readonly Offer[]) => offers.map(({ id }) => id).join(' ');

describe('[ONR-01] the offers', () => {
  it('stand by what one gets, and the best is marked', () => {
    const { offers, bestId } = rankOffers([offer('a', 10), offer('b', 12), offer('c', 11)]);
    expect(idsOf(offers)).toBe('b c a');
    expect(bestId).toBe('b');
  });

  it('none is the best of two that are equal, or alone', () => {
    expect(rankOffers([offer('a', 10), offer('b', 10)]).bestId).toBeNull();
    expect(rankOffers([offer('a', 10)]).bestId).toBeNull();
    expect(rankOffers([]).bestId).toBeNull();
  });

  it('of the same amount the smaller fee comes first', () => {
    const served = [
      offer('a', 10, { fee: 5 }),
      offer('b', 10, { fee: 2 }),
      offer('c', 10, { fee: undefined }),
    ];
    expect(idsOf(rankOffers(served).offers)).toBe('c b a');
  });

  it('of several currencies keep the order of the server', () => {
    const { offers, bestId } = rankOffers([offer('a', 1), offer('b', 9, { currency: 'BTC' })]);
    expect(idsOf(offers)).toBe('a b');
    expect(bestId).toBeNull();
  });

  it('of one id the first is offered: nobody could tell which of them was taken', () => {
    const { offers, bestId } = rankOffers([
      offer('a', 1, { provider: 'A' }),
      offer('a', 2, { provider: 'B' }),
    ]);
    expect(offers.map(({ provider }) => provider)).toEqual(['A']);
    expect(bestId).toBeNull();
  });

  it('leave the server’s own list as it is', () => {
    const given = [offer('a', 1), offer('b', 2)];
    rankOffers(given);
    expect(idsOf(given)).toBe('a b');
  });
});
