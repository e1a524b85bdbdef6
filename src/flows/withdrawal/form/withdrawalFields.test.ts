import { describe, expect, it } from 'vitest';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { sampleMethod } from '../../../../tests/support/unit/samples';
import type { PaymentMethod } from '../../../api/contract/method';
import { bankFieldOf, withdrawalFields } from './withdrawalFields';

const list = (name: string, length: number) => ({
  name,
  values: Array.from({ length }, (_, index) => ({ value: `${index}`, text: `${name} ${index}` })),
});

async function bankFieldIn(fields: PaymentMethod['fields'], category = 'bank_transfer_nigeria') {
  const { cashier } = await createTestCashier();
  const method = sampleMethod({ category, fields });
  return bankFieldOf(method, withdrawalFields(cashier, cashier.translator, method))?.name;
}

describe('the bank list of a Nigerian transfer', () => {
  it.each([
    ['a list of a few banks is', [{ name: 'account' }, list('bank', 3)], 'bank'],
    ['another long list beside it is not', [list('state', 37), list('bank_code', 24)], 'bank_code'],
    ['a short list beside it is not', [list('bank_account_type', 2), list('bank', 5)], 'bank'],
    ['a field without choices is not', [{ name: 'bank' }], undefined],
  ])('[ROUTE-01, WD-01] %s on the screen of its own', async (_, fields, expected) => {
    expect(await bankFieldIn(fields)).toBe(expected);
  });

  it('[ROUTE-01] a bank list of another category is not', async () => {
    expect(await bankFieldIn([list('bank', 24)], 'bank_transfer')).toBeUndefined();
  });
});
