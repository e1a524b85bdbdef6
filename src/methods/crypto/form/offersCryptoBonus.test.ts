import { expect, it } from 'vitest';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { sampleMethod } from '../../../../tests/support/unit/samples';
import { offersCryptoBonus } from './offersCryptoBonus';

it.each([
  ['crypto', true, 'group_b', true],
  ['e-money', true, 'group_b', false],
  ['crypto', false, 'group_b', false],
  ['crypto', true, 'group_a', false],
])(
  '[CRY-02] methods of %s, flag %s, experiment %s: offered %s',
  async (category, isFlagged, group, isOffered) => {
    const { cashier } = await createTestCashier({
      parent: {
        schema: { isCryptoBonusAvailable: isFlagged },
        experiments: [{ key: 'analytics-21868', group }],
      },
    });
    cashier.methods.list = [sampleMethod({ category })];
    expect(offersCryptoBonus(cashier)).toBe(isOffered);
  },
);
