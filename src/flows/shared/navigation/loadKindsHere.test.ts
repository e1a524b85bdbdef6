import { expect, it, vi } from 'vitest';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { deferred } from '../../../../tests/support/unit/deferred';
import { loadKindsHere } from './loadKindsHere';

async function press() {
  const { cashier } = await createTestCashier();
  const kinds = deferred<void>();
  return { ...cashier, kinds, isHere: loadKindsHere({ ...cashier, loadKinds: () => kinds.promise }) };
}

it('[ROUTE-12] leads on who is still there', async () => {
  const { kinds, isHere } = await press();
  kinds.resolve();
  expect(await isHere).toBe(true);
});

it('[ROUTE-10] fails for who is still there', async () => {
  const { router, kinds, isHere } = await press();
  kinds.reject(new Error('gone'));
  expect(await isHere).toBe(false);
  await vi.waitFor(() =>
    expect(router.current()).toMatchObject({ path: '/error', query: { backRoute: '/deposit' } }),
  );
});

it.each(['resolve', 'reject'] as const)('[ROUTE-10] leaves alone who has gone elsewhere: %s', async end => {
  const { router, kinds, isHere } = await press();
  router.navigate('/withdrawal');
  kinds[end](undefined);
  expect(await isHere).toBe(false);
  expect(router.current().path).toBe('/withdrawal');
});
