import { expect, it } from 'vitest';
import { assign } from './assign';

it('assign takes nothing but fields of the target, and values that they may have', () => {
  const state: { status: 'idle' | 'ready'; reference: string | null } = { status: 'idle', reference: null };
  expect(assign(state, false, null, undefined, { reference: 'r-1' }, { status: 'ready' })).toBe(state);
  expect(state).toEqual({ status: 'ready', reference: 'r-1' });
  // @ts-expect-error: another value
  assign(state, { status: 'redy' });
  // @ts-expect-error: another field
  assign(state, { referrence: null });
});
