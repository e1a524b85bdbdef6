import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { sampleMethod } from '../../../../tests/support/unit/samples';
import { pressed } from '../submit/depositPayload';
import { dropEnded, hasEnded } from './dropEnded';

const NOW = '2026-06-15T12:00:00Z';
const LATER = '2026-06-15T12:00:01Z';
const bonus = (id: number, expiresAt?: string) => ({ id, type: 'deposit', ...(expiresAt && { expiresAt }) });

beforeEach(() => vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] }));

describe('[BON-01] a bonus whose time is over', () => {
  it.each([
    ['2026-06-15T11:59:59Z', true],
    ['2026-06-15 11:59:59', true],
    [LATER, false],
    [1_700_000_000, true],
    [1_900_000_000_000, false],
    ['2026-06-15', false],
    ['2026-06-14', true],
    ['soon', false],
    ['', false],
    [undefined, false],
  ])('%j: %s', (expiresAt, isEnded) => {
    expect(hasEnded(expiresAt === undefined ? {} : { expiresAt })).toBe(isEnded);
  });

  it.each([
    ['the first of the others', undefined, '2'],
    ['the one that the host names', '3', '3'],
  ])('is not offered, but %s', async (_, bonusId, activeId) => {
    const bonusList = [bonus(1, '2026-01-01T00:00:00Z'), bonus(2), bonus(3, LATER)];
    const { cashier } = await createTestCashier({ parent: { bonusList, ...(bonusId && { bonusId }) } });
    dropEnded(cashier);
    expect(cashier.bonuses.list.map(({ id }) => id)).toEqual([2, 3]);
    expect(cashier.bonuses.activeId).toBe(activeId);
  });

  it('is not sent if it ends on the form', async () => {
    const { cashier } = await createTestCashier({ parent: { bonusList: [bonus(1, LATER), bonus(2)] } });
    dropEnded(cashier);
    const bonusId = () => pressed(cashier, { method: sampleMethod(), amount: 100, fields: {} }).bonusId;
    expect(bonusId()).toBe('1');
    vi.setSystemTime(new Date('2026-06-15T12:00:02Z'));
    expect(bonusId()).toBeNull();
  });
});
