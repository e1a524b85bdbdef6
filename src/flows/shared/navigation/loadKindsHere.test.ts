import { expect, it } from 'vitest';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { deferred } from '../../../../tests/support/unit/deferred';
import { loadKindsHere } from './loadKindsHere';

async function press() {
  const { router } = (await createTestCashier()).cashier;
  const kinds = deferred<void>();
  return { router, kinds, isHere: loadKindsHere({ router, loadKinds: () => kinds.promise }) };
}

it('[ROUTE-12] leads on who is still there', async () => {
  const { kinds, isHere } = await press();
  kinds.resolve();
  expect(await isHere).toBe(true);
});

it('[ROUTE-10] fails for who is still there', async () => {
  const { kinds, isHere } = await press();
  kinds.reject(new Error('gone'));
  await expect(isHere).rejects.toThrow('gone');
});

it.each(['resolve', 'reject'] as const)('[ROUTE-10] leaves alone who has gone elsewhere: %s', async end => {
  const { router, kinds, isHere } = await press();
  router.navigate('/withdrawal');
  kinds[end](undefined);
  expect(await isHere).toBe(false);
});
