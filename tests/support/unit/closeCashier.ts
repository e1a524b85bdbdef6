import { cleanup } from '@testing-library/react';
import type { TestCashier } from './createTestCashier';

/** Takes a drawn cashier down, with what it has kept: the next run of a property begins with nothing. */
export function closeCashier({ cashier }: Pick<TestCashier, 'cashier'>): void {
  cleanup();
  cashier.dispose();
  window.localStorage.clear();
}
