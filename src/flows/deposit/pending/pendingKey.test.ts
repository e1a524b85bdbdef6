import { expect, it, vi } from 'vitest';
import { sampleOpenDeposit } from '../../../../tests/support/unit/samples';
import { defaultParentData } from '../../../host/parentData';
import { countPending, pendingKey } from './pendingKey';
import { pendingList } from './pendingList';

it('[USER-09] players that are known by the token of their user alone do not see each other’s open deposits', () => {
  const keyOf = (user: Record<string, unknown>) => pendingKey({ parent: { ...defaultParentData(), user } });
  const [ana, bob] = [keyOf({ token: 'of-ana' }), keyOf({ token: 'of-bob' })];
  expect(ana).not.toBe(bob);
  expect(keyOf({ token: 'of-ana' })).toBe(ana);
  expect(ana).not.toContain('of-ana');
});

it('[DEP-09] the first screen waits for open deposits, and for none that are too old to be listed', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const player = { parent: defaultParentData(), unstored: new Map() };
  const key = pendingKey(player);
  expect(countPending(key)).toBe(0);
  pendingList.put(player, sampleOpenDeposit({ createdAt: new Date().toISOString() }));
  vi.setSystemTime(Date.now() + 86_399_000);
  expect([countPending(key), pendingList.read(player).length]).toEqual([1, 1]);
  vi.setSystemTime(Date.now() + 2_000);
  expect([countPending(key), pendingList.read(player).length]).toEqual([0, 0]);
});

it.each([
  ['by an earlier version, without its end', '[{"depositId":"d-1"}]', 1],
  ['by nobody', '{}', 0],
  ['badly', '[{', 0],
])('[DEP-09] [USER-05] the first screen reads what was stored %s', (_, text, count) => {
  localStorage.setItem('key', text);
  expect(countPending('key')).toBe(count);
});
