import { expect, it } from 'vitest';
import { createTestCashier } from '../../../tests/support/unit/createTestCashier';
import { sampleMethod } from '../../../tests/support/unit/samples';
import type { WithdrawalDraft } from '../../state/createWithdrawalState';
import { withdrawalActions } from './withdrawalActions';

it('[WD-01] [METH-07] another method takes over neither account nor summary of the one before; the same keeps the account', async () => {
  const { cashier } = await createTestCashier();
  const { withdrawal } = cashier;
  const { onMethod } = withdrawalActions(cashier);
  const one = sampleMethod({ name: 'usdt_trc20' });
  const both = { ...one, accountTypes: ['main', 'additional'] };
  const other = { ...sampleMethod({ name: 'usdt_erc20' }), accountTypes: ['additional'] };
  onMethod(one);
  expect(withdrawal.accountType).toBe('main');
  Object.assign(withdrawal, { accountType: 'additional', draft: {} as WithdrawalDraft });
  onMethod(both);
  expect(withdrawal).toMatchObject({ accountType: 'additional', draft: null });
  // Loaded anew, as of another region, it is no longer taken from there.
  onMethod(one);
  expect(withdrawal.accountType).toBe('main');
  onMethod(other);
  expect(withdrawal).toMatchObject({ method: { name: 'usdt_erc20' }, accountType: 'additional' });
});
