import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestCashier } from '../../../tests/support/unit/createTestCashier';
import { sampleMethod } from '../../../tests/support/unit/samples';
import { lazyScreen } from '../../lib/lazyScreen';
import type { RouteRow } from '../../state/RouteRow';
import { Providers } from '../Providers';
import { useCodeAhead } from './useCodeAhead';

afterEach(cleanup);

it.each([
  ['[ERR-05] what became of a deposit', '/deposit/complete'],
  ['[ERR-05] what became of a withdrawal', '/withdrawal/complete'],
  ['[ROUTE-12] where the switch leads', '/withdrawal'],
  ['[ROUTE-12] where the switch leads back', '/deposit'],
])('%s is there before it is asked for: the network may be gone, or slow, by the press', async (_, path) => {
  const { cashier } = await createTestCashier();
  const load = vi.fn(async () => () => null);
  const rows: RouteRow[] = [{ path, screen: lazyScreen(load), title: null }];
  renderHook(() => useCodeAhead(rows), {
    wrapper: ({ children }) => <Providers cashier={cashier}>{children}</Providers>,
  });
  expect(load).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
});

it('[ERR-05] is asked for again when one is being made, where it did not come', async () => {
  const { cashier } = await createTestCashier();
  const load = vi.fn(async () => () => null);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const rows: RouteRow[] = [{ path: '/withdrawal/complete', screen: lazyScreen(load), title: null }];
  renderHook(() => useCodeAhead(rows), {
    wrapper: ({ children }) => <Providers cashier={cashier}>{children}</Providers>,
  });
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  cashier.withdrawal.isSubmitting = true;
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
});

it('[ERR-05] so are the screens of the deposit’s own kind', async () => {
  const { cashier } = await createTestCashier();
  cashier.deposit.method = sampleMethod({ name: 'spei', cardViewType: 9 });
  const { nextRoute } = cashier.kindOf(cashier.deposit.method);
  const load = vi.fn(async () => () => null);
  const other = vi.fn(async () => () => null);
  const rows: RouteRow[] = [
    { path: nextRoute, screen: lazyScreen(load), title: null },
    { path: '/deposit/region', screen: lazyScreen(other), title: null },
  ];
  renderHook(() => useCodeAhead(rows), {
    wrapper: ({ children }) => <Providers cashier={cashier}>{children}</Providers>,
  });
  cashier.deposit.isSubmitting = true;
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(nextRoute).toBe('/deposit/host-to-host');
  expect(other).not.toHaveBeenCalled();
});
