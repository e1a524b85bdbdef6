import { expect, it } from 'vitest';
import { createTestCashier } from '../../../tests/support/unit/createTestCashier';
import { sampleMethod } from '../../../tests/support/unit/samples';
import type { WithdrawalDraft } from '../../state/createWithdrawalState';
import { withdrawalActions } from './withdrawalActions';

it('[WD-01] [METH-07] another method takes over neither account, address nor summary of the one before; the same keeps what was typed', async () => {
  const { cashier } = await createTestCashier();
  const { withdrawal } = cashier;
  const { onMethod } = withdrawalActions(cashier);
  const one = sampleMethod({ name: 'usdt_trc20' });
  const other = { ...sampleMethod({ name: 'usdt_erc20' }), accountTypes: ['additional'] };
  onMethod(one);
  expect(withdrawal.accountType).toBe('main');
  Object.assign(withdrawal, { values: { address: 'T1' }, draft: {} as WithdrawalDraft });
  onMethod(one);
  expect(withdrawal).toMatchObject({ values: { address: 'T1' }, draft: null });
  onMethod(other);
  expect(withdrawal).toMatchObject({ method: { name: 'usdt_erc20' }, accountType: 'additional', values: {} });
});
