import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { of } from './controls';
import { settle, type Take } from './createTable';
import { takeStep } from './takeStep';

const HOUR_MS = 3_600_000;
const JUMPS_MS = [1, -1, 3, -3, 0.1, -0.1].map(hours => hours * HOUR_MS);

/** A countdown is right at its next tick. */
async function tick(): Promise<void> {
  await act(async () => vi.advanceTimersByTimeAsync(1_000));
  await settle();
}

/** What becomes of a device's clock. */
export const CLOCK_EVENTS = {
  clock: async ({ clocks }, nth) => {
    const byMs = of(JUMPS_MS, nth) ?? 0;
    clocks.set(byMs);
    await tick();
    return `the clock is set by ${byMs} ms`;
  },
  // Its connections are lost, and the player looks at it.
  sleep: async (table, nth) => {
    const ms = (1 + (nth % 5)) * HOUR_MS;
    table.clocks.sleep(ms);
    await tick();
    if (nth % 3 > 0) await takeStep(table, { kind: 'reconnect', nth });
    await takeStep(table, { kind: 'look', nth });
    return `sleep ${ms} ms`;
  },
  // Into the browser's cache of pages and back: nothing of the page runs meanwhile, and its connections are gone.
  away: async (table, nth) => {
    const ms = of([2_000, 40_000, HOUR_MS], nth) ?? 0;
    const { wire, clocks } = table;
    await act(async () => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    for (const call of nth % 2 === 0 ? wire.open() : []) await act(async () => wire.hear(call));
    clocks.sleep(ms);
    await act(async () => {
      for (const call of wire.open()) wire.lose(call);
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await tick();
    return `away for ${ms} ms`;
  },
} satisfies Record<string, Take>;
