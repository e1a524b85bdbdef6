import type { Parameters } from 'fast-check';

/**
 * How many legal answers a property is tried on: always the same few in `npm test`, other ones each time and `all` of
 * them in `npm run test:faults`. `CASHIER_ORDER='{"seed": 7, "path": "54"}'`, as a failure is told, replays that one.
 */
export const legalRuns = (few: number, all: number, seed = 7): Parameters<unknown> => {
  const { CASHIER_ORDER: order, CASHIER_FAULTS: faults } = process.env;
  if (order) return { ...(JSON.parse(order) as Parameters<unknown>), numRuns: 1 };
  return faults === 'all' ? { numRuns: all } : { numRuns: few, seed };
};

/** Whether all is tried, or a given failure: else a part of it will do. */
export const isWhole = (): boolean =>
  Boolean(process.env['CASHIER_ORDER']) || process.env['CASHIER_FAULTS'] === 'all';

/** The same for what walks through screens: a failure is told as it is, as making it smaller would take minutes. */
export const legalWalks = (few: number, all: number, seed?: number): Parameters<unknown> => ({
  ...legalRuns(few, all, seed),
  endOnFailure: true,
});
