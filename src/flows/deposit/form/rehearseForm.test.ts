import { beforeEach, expect, it, vi } from 'vitest';
import { createTestCashier, type TestCashier } from '../../../../tests/support/unit/createTestCashier';
import { sampleMethod } from '../../../../tests/support/unit/samples';
import { rehearseForm } from './rehearseForm';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));

/** A widget with its list, and every text that has stood in it. */
async function openList(): Promise<TestCashier & { seen: string[]; before: string }> {
  const test = await createTestCashier();
  const seen: string[] = [];
  // A page of its own, as it is rehearsed once for each.
  Object.defineProperty(test.root, 'ownerDocument', { value: Object.create(document) });
  test.root.innerHTML = '<div class="cashier"><p>List</p></div>';
  const { getBoundingClientRect } = Element.prototype;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    seen.push(this.textContent ?? '');
    return getBoundingClientRect.call(this);
  });
  return { ...test, seen, before: test.root.innerHTML };
}

it('[DEP-01] a form with an amount is laid out ahead of the click, once, and is gone at once', async () => {
  const { cashier, root, before, seen } = await openList();
  rehearseForm(cashier);
  rehearseForm(cashier);
  await vi.waitFor(() => expect(seen).toHaveLength(5));
  // Which of its amounts React has drawn by then is the machine's.
  expect(seen.filter(text => text.includes('Deposit $1'))).not.toEqual([]);
  expect(root.innerHTML).toBe(before);
  expect(root.adoptedStyleSheets.length).toBeGreaterThan(0);
});

it('[DEP-01] it sends nothing, and leaves no trace in what the player does', async () => {
  const { cashier, messages, transport, seen } = await openList();
  const stores = () =>
    JSON.stringify([cashier.deposit, cashier.transaction, cashier.bonuses, cashier.router.state]);
  const [kept, told] = [stores(), messages.length];
  rehearseForm(cashier);
  await vi.waitFor(() => expect(seen).toHaveLength(5));
  await new Promise(resolve => setTimeout(resolve, 20));
  expect(transport.calls).toEqual([]);
  expect(messages).toHaveLength(told);
  expect(stores()).toBe(kept);
});

it('[DEP-01] it ends at once where a method is chosen meanwhile', async () => {
  const { cashier, root, before, seen } = await openList();
  rehearseForm(cashier);
  cashier.deposit.method = sampleMethod();
  await new Promise(resolve => setTimeout(resolve, 50));
  expect(seen).toEqual([]);
  expect(root.innerHTML).toBe(before);
});

it('[ERR-05] where it cannot be drawn, neither the widget nor the page hears of it', async () => {
  const { cashier, root, before, messages } = await openList();
  const told = messages.length;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const onError = vi.fn();
  window.addEventListener('error', onError);
  const user = Object.create(null, {
    currency: {
      get: () => {
        throw new Error('Broken');
      },
    },
  });
  rehearseForm({ ...cashier, user });
  await new Promise(resolve => setTimeout(resolve, 20));
  window.removeEventListener('error', onError);
  expect(onError).not.toHaveBeenCalled();
  expect(messages).toHaveLength(told);
  expect(root.innerHTML).toBe(before);
});
