import { beforeEach, expect, vi } from 'vitest';
import { submitDeposit } from '../../../src/flows/deposit/submit/submitDeposit';
import type { DepositIntent } from '../../../src/state/DepositIntent';
import { createTestCashier, type TestCashierOptions } from './createTestCashier';
import { sampleMethod } from './samples';

export const CREATE = 'deposit-create';
export const created = (response: object = {}) => ({ apiResponse: { depositId: 'd-1', ...response } });
const intent = (overrides: Partial<DepositIntent> = {}): DepositIntent => ({
  method: sampleMethod(),
  amount: 100,
  fields: {},
  ...overrides,
});

/** The window that a click opens: nothing of it is real but what it was told. */
export function popUp() {
  const opened = document.implementation.createHTMLDocument();
  const location = { replace: vi.fn() };
  const fake = { document: opened, location, opener: window, closed: false, close: vi.fn() };
  const open = vi.fn(() => fake);
  vi.stubGlobal('open', open);
  return {
    ...fake,
    open,
    /** As the player closes it. */
    leave: () => Object.assign(fake, { closed: true }),
    get opener() {
      return fake.opener;
    },
  };
}

/** A browser that opens a fresh window in each test, and forgets after it what the test kept and changed. */
export function setUpBrowser(): { popUp: ReturnType<typeof popUp> } {
  const browser = { popUp: popUp() };
  beforeEach(() => {
    browser.popUp = popUp();
  });
  return browser;
}

/** A cashier that submits deposits of 100, with what the server makes of them. */
export async function openSubmit(create: unknown, options: TestCashierOptions = {}) {
  const test = await createTestCashier({ ...options, answers: { [CREATE]: create, ...options.answers } });
  const submit = (given: Partial<DepositIntent> = {}) => submitDeposit(test.cashier, intent(given));
  const done = () => vi.waitFor(() => expect(test.cashier.deposit.isSubmitting).toBe(false));
  return Object.assign(test, { submit, done });
}
