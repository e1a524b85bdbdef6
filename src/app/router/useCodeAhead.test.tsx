import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestCashier } from '../../../tests/support/unit/createTestCashier';
import { sampleMethod } from '../../../tests/support/unit/samples';
import { lazyScreen } from '../../lib/lazyScreen';
import type { RouteRow } from '../../state/RouteRow';
import { snackbars } from '../Notifications';
import { Providers } from '../Providers';
import { useCodeAhead } from './useCodeAhead';

afterEach(cleanup);

const Page = () => null;

it.each([
  ['[ERR-05] what became of a deposit', '/deposit/complete'],
  ['[ERR-05] what became of a withdrawal', '/withdrawal/complete'],
  ['[ROUTE-12] where the switch leads', '/withdrawal'],
  ['[ROUTE-12] where the switch leads back', '/deposit'],
])('%s is there before it is asked for: the network may be gone, or slow, by the press', async (_, path) => {
  const { cashier } = await createTestCashier();
  const load = vi.fn(async () => ({ Page }));
  const rows: RouteRow[] = [{ path, screen: lazyScreen(load, 'Page'), title: null }];
  renderHook(() => useCodeAhead(rows), {
    wrapper: ({ children }) => <Providers cashier={cashier}>{children}</Providers>,
  });
  expect(load).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
});

it.each([
  ['deposit', '/deposit/complete'],
  ['withdrawal', '/withdrawal/complete'],
] as const)('[ERR-05] that of a %s is asked for again before one is made', async (payment, path) => {
  const { cashier } = await createTestCashier();
  const load = vi.fn(async () => ({ Page }));
  for (let attempt = 0; attempt < 4; attempt++)
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const rows: RouteRow[] = [{ path, screen: lazyScreen(load, 'Page'), title: null }];
  renderHook(() => useCodeAhead(rows), {
    wrapper: ({ children }) => <Providers cashier={cashier}>{children}</Providers>,
  });
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  const lost = expect(cashier.loadOutcome?.(payment)).rejects;
  await lost.toMatchObject({ kind: 'network', message: 'NetworkError' });
  await cashier.loadOutcome?.(payment);
  expect(load).toHaveBeenCalledTimes(5);
});

it('[ERR-05] so are the screens of the deposit’s own kind, of which only the next one is needed to make it', async () => {
  const { cashier } = await createTestCashier();
  cashier.deposit.method = sampleMethod({ name: 'sbp_p2p', cardViewType: 5 });
  const { nextRoute } = cashier.kindOf(cashier.deposit.method);
  const next = vi.fn(async () => ({ Page }));
  const own = vi.fn(async () => ({ Page }));
  const other = vi.fn(async () => ({ Page }));
  own.mockRejectedValue(new TypeError('Failed to fetch'));
  const rows: RouteRow[] = [
    { path: nextRoute, screen: lazyScreen(next, 'Page'), title: null },
    { path: '/deposit/peer-to-peer/instruction', screen: lazyScreen(own, 'Page'), title: null },
    { path: '/deposit/region', screen: lazyScreen(other, 'Page'), title: null },
  ];
  renderHook(() => useCodeAhead(rows), {
    wrapper: ({ children }) => <Providers cashier={cashier}>{children}</Providers>,
  });
  await vi.waitFor(() => expect(own).toHaveBeenCalledTimes(2));
  expect(nextRoute).toBe('/deposit/peer-to-peer/invoice');
  await cashier.loadOutcome?.('deposit');
  expect(next).toHaveBeenCalledOnce();
  expect(other).not.toHaveBeenCalled();
});

it.each([
  ['deposit', 1],
  ['withdrawal', 0],
] as const)(
  '[ERR-05] where the message about a %s cannot come either, the shell has the last word %i times',
  async (payment, times) => {
    const { cashier } = await createTestCashier();
    const lost = async () => {
      throw new TypeError('Failed to fetch');
    };
    const load = vi.spyOn(snackbars, 'load').mockImplementation(lost);
    const fail = vi.spyOn(cashier.handle, 'fail').mockImplementation(() => {});
    const rows: RouteRow[] = [
      { path: `/${payment}/complete`, screen: lazyScreen(lost, 'Page'), title: null },
    ];
    renderHook(() => useCodeAhead(rows), {
      wrapper: ({ children }) => <Providers cashier={cashier}>{children}</Providers>,
    });
    await expect(cashier.loadOutcome?.(payment)).rejects.toThrow('NetworkError');
    expect(fail).toHaveBeenCalledTimes(times);
    load.mockRestore();
  },
);
