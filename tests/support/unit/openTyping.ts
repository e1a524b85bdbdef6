import { applyParentChanges } from '../../../src/app/changes/applyParentChanges';
import type { HostMode } from '../../../src/host/chooseMode';
import type { ParentData } from '../../../src/host/parentData';
import { createTestCashier, type TestCashier } from './createTestCashier';
import { sampleMethod } from './samples';

interface Typing extends TestCashier {
  /** What the host sets now. */
  change(changes: Partial<ParentData>): void;
  /** The player is still at the form, and the methods are those of before. */
  isUntouched(): boolean;
}

/** A player in the middle of a form. */
export async function openTyping(parent: Partial<ParentData> = {}, mode?: HostMode): Promise<Typing> {
  const test = await createTestCashier({ parent, ...(mode && { mode }) });
  const { methods, deposit, router } = test.cashier;
  Object.assign(methods, { status: 'ready', list: [sampleMethod()], selectedCountry: 'BR' });
  deposit.method = sampleMethod();
  deposit.amount.text = '100';
  router.navigate('/deposit/redirect');
  return Object.assign(test, {
    change: (changes: Partial<ParentData>) => {
      // As the shell does it.
      test.cashier.handle.keeper.give(changes);
      applyParentChanges(test.cashier, changes);
    },
    isUntouched: () => methods.status === 'ready' && router.current().path === '/deposit/redirect',
  });
}
