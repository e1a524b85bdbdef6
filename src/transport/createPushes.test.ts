import { expect, it, vi } from 'vitest';
import { createPushes } from './createPushes';

it('[API-02] what is pushed before anybody listens is heard by the first listener, and by no later one', () => {
  const pushes = createPushes();
  const [first, second] = [vi.fn(), vi.fn()];
  const push = (type: string) => pushes.tell({ type, data: {} });
  push('early');
  const leave = pushes.onPush(first);
  push('later');
  pushes.onPush(second);
  leave();
  push('last');
  const types = (listener: typeof first) => listener.mock.calls.map(([{ type }]) => type);
  expect(types(first)).toEqual(['early', 'later']);
  expect(types(second)).toEqual(['last']);
});
