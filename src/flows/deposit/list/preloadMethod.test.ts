import { describe, expect, it, vi } from 'vitest';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { sampleMethod } from '../../../../tests/support/unit/samples';
import { otherRoutes } from '../../../app/routes/otherRoutes';
import { whenIdle } from '../../../lib/whenIdle';
import { depositForm } from '../depositForm';
import { preloadMethod } from './preloadMethod';

const crypto = sampleMethod({ name: 'bitcoin', category: 'crypto' });

describe('preloadMethod', () => {
  it('[ROUTE-06] the routes and the standard form are there before a method is chosen', async () => {
    const { cashier } = await createTestCashier();
    preloadMethod(cashier);
    await vi.dynamicImportSettled();
    expect(depositForm.current()).not.toBeNull();
    expect(otherRoutes.current()).not.toBeNull();
  });

  it('[ROUTE-06] the form’s styles are adopted before the click, and by a closed widget no more', async () => {
    const [open, closed] = [await createTestCashier(), await createTestCashier()];
    closed.cashier.dispose();
    for (const { cashier } of [open, closed]) preloadMethod(cashier);
    await vi.waitFor(() => expect(open.cashier.handle.root.adoptedStyleSheets.length).toBeGreaterThan(0));
    expect(closed.cashier.handle.root.adoptedStyleSheets).toHaveLength(0);
  });

  it('[DEP-01] the form is not rehearsed while a real one is being opened', async () => {
    const { cashier } = await createTestCashier();
    cashier.deposit.method = sampleMethod();
    preloadMethod(cashier);
    await vi.dynamicImportSettled();
    await whenIdle();
    expect(cashier.handle.root.adoptedStyleSheets).toHaveLength(0);
  });

  it('[ROUTE-06] a kind with a screen of its own has that one loaded', async () => {
    const { cashier } = await createTestCashier();
    await cashier.loadKinds();
    const { path, routes = [] } = cashier.kindOf(crypto);
    const own = routes.find(row => row.path === path)?.screen;
    expect(own?.current()).toBeNull();
    preloadMethod(cashier, crypto);
    await vi.dynamicImportSettled();
    expect(own?.current()).not.toBeNull();
  });
});
