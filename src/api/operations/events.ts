import type { Operation } from '../Operation';

/** Timing entries (DEP-11). `timestamp`: epoch milliseconds; `value`: milliseconds. */
export const events: Operation<{ key: string; timestamp: number; value: number }[], unknown> = {
  path: 'events',
  method: 'POST',
  answer: null,
};
