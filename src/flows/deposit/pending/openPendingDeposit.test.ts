import { afterEach, describe, expect, it } from 'vitest';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { sampleMethod } from '../../../../tests/support/unit/samples';
import type { CoinPackage } from '../../../domain/coinPackage';
import { startTransaction } from '../handleCreated';
import { pendingDeposits } from './keepPending';
import { openPendingDeposit } from './openPendingDeposit';

const box: CoinPackage = {
  id: 7,
  price: 9.99,
  currency: 'USD',
  gcAmount: 10_000,
  scAmount: 10,
  isMostChosen: false,
};

afterEach(() => localStorage.clear());

describe('a deposit that was left open', () => {
  it('[SWP-01] says again which package it pays for', async () => {
    const { cashier } = await createTestCashier({ parent: { widgetViewType: 'sweep' } });
    const intent = { method: sampleMethod({ category: 'crypto' }), amount: 9.99, fields: {}, box };
    startTransaction(cashier, intent, { depositId: 'd-1' });
    const [kept] = pendingDeposits(cashier);
    cashier.transaction.box = null;
    if (kept) await openPendingDeposit(cashier, kept);
    expect(cashier.transaction).toMatchObject({ depositId: 'd-1', amount: 9.99, currency: 'USD', box });
  });

  it('[USER-05] a package that somebody else wrote is none', async () => {
    const { cashier } = await createTestCashier();
    startTransaction(cashier, { method: sampleMethod(), amount: 5, fields: {} }, { depositId: 'd-1' });
    const [kept] = pendingDeposits(cashier);
    if (kept) await openPendingDeposit(cashier, { ...kept, box: { id: 7, price: 'free' } });
    expect(cashier.transaction).toMatchObject({ depositId: 'd-1', box: null });
  });
});
