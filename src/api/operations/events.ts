import type { Command } from '../Operation';

/** Timing entries (DEP-11). `timestamp`: epoch milliseconds; `value`: milliseconds. */
export const events: Command<{ key: string; timestamp: number; value: number }[]> = {
  path: 'events',
  method: 'POST',
};
