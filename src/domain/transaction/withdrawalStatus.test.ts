import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WITHDRAWAL_STATUSES } from '../../spec/withdrawal';
import { advanceWithdrawal, isWithdrawalFinal, mapWithdrawalStatus } from './withdrawalStatus';

describe('the status of a withdrawal', () => {
  it.each([
    ['waiting', 'waiting'],
    ['CANCELED', 'canceled'],
    ['cancelled', 'canceled'],
    [' canceled ', 'canceled'],
    ['AUTO_CANCELED', 'canceled'],
    [2, 'mistaked'],
    ['1', 'processed'],
    ['accepted', 'accepted'],
    ['on_hold', 'waiting'],
    ['canceled_soon', 'waiting'],
    ['not_canceled', 'waiting'],
    [7, 'waiting'],
    [null, 'waiting'],
  ])('[WD-02] %s is %s', (raw, status) => {
    expect(mapWithdrawalStatus(raw)).toBe(status);
  });

  it('[WD-02] news in any order, late or twice, end at the same status', () => {
    const news = fc.array(fc.constantFrom(...WITHDRAWAL_STATUSES), { maxLength: 6 });
    fc.assert(
      fc.property(news, fc.infiniteStream(fc.integer()), (list, keys) => {
        const order = [...list, ...list].map(status => ({ status, key: keys.next().value ?? 0 }));
        order.sort((a, b) => a.key - b.key);
        const end = (statuses: typeof list) => statuses.reduce(advanceWithdrawal, 'waiting' as const);
        expect(end(order.map(({ status }) => status))).toBe(end(list));
      }),
    );
  });

  it('[WD-02] goes on and never back, and what was paid out stays so', () => {
    expect(advanceWithdrawal('waiting', 'accepted')).toBe('accepted');
    expect(advanceWithdrawal('accepted', 'waiting')).toBe('accepted');
    for (const late of ['waiting', 'accepted', 'mistaked', 'canceled'] as const) {
      expect(advanceWithdrawal('processed', late)).toBe('processed');
      expect(advanceWithdrawal(late, 'processed')).toBe('processed');
    }
  });

  it('[WD-02] is final once it is paid out, refused or called back', () => {
    expect(WITHDRAWAL_STATUSES.filter(isWithdrawalFinal)).toEqual(['mistaked', 'canceled', 'processed']);
  });
});
