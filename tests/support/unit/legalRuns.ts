import type { Parameters } from 'fast-check';

/**
 * How many legal answers a property is tried on: always the same few in `npm test`, other ones each time and `all` of
 * them in `npm run test:faults`.
 */
export const legalRuns = (few: number, all: number, seed = 7): Parameters<unknown> =>
  process.env['CASHIER_FAULTS'] === 'all' ? { numRuns: all } : { numRuns: few, seed };

/** The same for what walks through screens: a failure is told as it is, as making it smaller would take minutes. */
export const legalWalks = (few: number, all: number, seed?: number): Parameters<unknown> => ({
  ...legalRuns(few, all, seed),
  endOnFailure: true,
});
