import { expect, it } from 'vitest';
import { defaultParentData } from '../../../host/parentData';
import { pendingKey } from './pendingKey';

it('[USER-09] players that are known by the token of their user alone do not see each other’s open deposits', () => {
  const keyOf = (user: Record<string, unknown>) => pendingKey({ parent: { ...defaultParentData(), user } });
  const [ana, bob] = [keyOf({ token: 'of-ana' }), keyOf({ token: 'of-bob' })];
  expect(ana).not.toBe(bob);
  expect(keyOf({ token: 'of-ana' })).toBe(ana);
  expect(ana).not.toContain('of-ana');
});
