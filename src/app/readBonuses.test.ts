import { snapshot } from 'valtio/vanilla';
import { expect, it } from 'vitest';
import { createTestCashier } from '../../tests/support/unit/createTestCashier';
import { applyParentChanges } from './changes/applyParentChanges';

const bonus = (id: number) => ({ id, type: 'deposit', title: 'B', depositBonusData: { minDeposit: 5 } });

it('[BON-01] a bonus that names no least deposit has none; a freespin without one needs no deposit', async () => {
  const { cashier, told } = await createTestCashier({
    parent: {
      bonusList: [
        { id: 1, type: 'deposit', depositBonusData: { percent: 100 } },
        { id: 2, type: 'freespin', freespinBonusData: { count: 5 } },
        { id: 3, type: 'deposit', depositBonusData: { minDeposit: 'five' } },
      ],
    },
  });
  expect(cashier.bonuses.list.map(({ id }) => id)).toEqual([1]);
  expect(told('Error')).toHaveLength(1);
});

it('[BON-01] [API-06] the end of a bonus may be of the epoch', async () => {
  const bonusList = [{ ...bonus(1), expiresAt: 1_900_000_000 }];
  const { cashier, told } = await createTestCashier({ parent: { bonusList } });
  expect(told('Error')).toEqual([]);
  expect(cashier.bonuses.list).toMatchObject(bonusList);
});

it('[BON-01] [API-06] a bonus that a framework has wrapped, or that holds a function, is read like the others', async () => {
  const wrapped = { ...bonus(1), isEnabled: 1, texts: new Proxy([], {}) };
  const { cashier, told } = await createTestCashier({
    parent: { bonusList: [wrapped, { ...bonus(2), isEnabled: 0, open: () => undefined }] },
  });
  expect(told('Error')).toEqual([]);
  expect(cashier.bonuses.list.map(({ id, isEnabled }) => [id, isEnabled])).toEqual([
    [1, true],
    [2, false],
  ]);
});

it('[BON-01] [HOST-04] a host’s list of 5 MB is never copied, at the start or on a live widget', async () => {
  const large = Array.from({ length: 1_000 }, (_, id) => ({ ...bonus(id), note: 'x'.repeat(5_000) }));
  const { cashier, told } = await createTestCashier({ parent: { bonusList: large } });
  expect(snapshot(cashier.parent).bonusList).toBe(large);
  expect(cashier.bonuses.list).toHaveLength(500);
  expect(told('Error')).toEqual([
    {
      messageType: 'Error',
      message: 'Incorrect data from host: bonusList: only the first 500 are read',
      field: 'bonusList',
    },
  ]);
  const kept = cashier.bonuses.list;
  cashier.parent.theme = 'dark';
  cashier.bonuses.isSelected = false;
  expect(snapshot(cashier.parent).bonusList).toBe(large);
  expect(snapshot(cashier.bonuses).list).toBe(kept);
  const later = large.slice(0, 3);
  applyParentChanges(cashier, { bonusList: later });
  expect(snapshot(cashier.parent).bonusList).toBe(later);
  expect(cashier.bonuses.list.map(({ id }) => id)).toEqual([0, 1, 2]);
});

it('[HOST-03] fifty thousand broken bonuses are not fifty thousand reports', async () => {
  const bonusList = Array.from({ length: 50_000 }, () => ({ id: {} }));
  const { cashier, told } = await createTestCashier({ parent: { bonusList } });
  expect(told('Error').length).toBeLessThanOrEqual(501);
  expect(cashier.bonuses.list).toEqual([]);
});
