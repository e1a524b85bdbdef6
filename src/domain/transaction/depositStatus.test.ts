import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEPOSIT_STATUSES } from '../../spec/statuses';
import { advanceStatus, isDepositFinal, isKnownStatus, mapDepositStatus } from './depositStatus';

describe('mapDepositStatus', () => {
  it.each([
    ['waiting', 'waiting'],
    ['accepted', 'accepted'],
    ['processed', 'processed'],
    ['mistaked', 'mistaked'],
    ['PROCESSED', 'processed'],
    [' processed ', 'processed'],
    [0, 'waiting'],
    [1, 'processed'],
    [2, 'mistaked'],
    ['0', 'waiting'],
    ['1', 'processed'],
    [3, 'accepted'],
    [-1, 'accepted'],
    [Number.NaN, 'accepted'],
    ['', 'accepted'],
    [' ', 'accepted'],
    ['refunded', 'accepted'],
    ['PAYED', 'accepted'],
    ['CANCELED', 'mistaked'],
    ['auto_canceled', 'mistaked'],
    ['constructor', 'accepted'],
    [null, 'accepted'],
    [undefined, 'accepted'],
    [{}, 'accepted'],
    [true, 'accepted'],
  ])('[DEP-09] %j is %s', (raw, status) => {
    expect(mapDepositStatus(raw)).toBe(status);
  });
});

describe('isKnownStatus', () => {
  it.each(['waiting', 'Accepted', 'processed', 0, '2', 'PAYED', 'canceled'])('[DEP-09] %j is known', raw => {
    expect(isKnownStatus(raw)).toBe(true);
  });

  it.each(['NEW', 'IN_REVIEW', 3, '', null, undefined, {}])('[DEP-09] %j is not', raw => {
    expect(isKnownStatus(raw)).toBe(false);
  });
});

describe('advanceStatus', () => {
  it('[DEP-09] goes on and never back', () => {
    expect(advanceStatus('waiting', 'accepted')).toBe('accepted');
    expect(advanceStatus('accepted', 'waiting')).toBe('accepted');
    for (const late of ['waiting', 'accepted'] as const) {
      expect(advanceStatus('processed', late)).toBe('processed');
      expect(advanceStatus('mistaked', late)).toBe('mistaked');
    }
  });

  it('[DEP-09] never shows money that arrived as failed', () => {
    expect(advanceStatus('processed', 'mistaked')).toBe('processed');
    expect(advanceStatus('mistaked', 'processed')).toBe('processed');
  });

  it('[DEP-09] ends at one status, whatever the order and number of the same pushes', () => {
    const pushes = fc.array(fc.constantFrom(...DEPOSIT_STATUSES), { maxLength: 12 });
    fc.assert(
      fc.property(pushes, fc.infiniteStream(fc.nat()), (statuses, random) => {
        const shuffled = [...statuses, ...statuses]
          .map(status => ({ status, key: random.next().value }))
          .sort((a, b) => a.key - b.key)
          .map(({ status }) => status);
        expect(shuffled.reduce(advanceStatus, 'waiting')).toBe(statuses.reduce(advanceStatus, 'waiting'));
      }),
    );
  });

  it('[DEP-09] waits for no news after processed and mistaked', () => {
    expect(DEPOSIT_STATUSES.filter(isDepositFinal)).toEqual(['mistaked', 'processed']);
  });
});
