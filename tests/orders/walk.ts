import { act } from '@testing-library/react';
import fc from 'fast-check';
import { vi } from 'vitest';
import { stubLocks } from '../support/unit/stubLocks';
import { createTable, type Setting, settle, type Table } from './createTable';
import { FILE_EVENTS } from './fileEvents';
import { type Step, takeStep } from './takeStep';

/** How often each kind is taken. */
const WEIGHTS: Readonly<Record<string, number>> = {
  press: 5,
  type: 2,
  order: 3,
  through: 9,
  fill: 4,
  pay: 3,
  answer: 4,
  make: 4,
  hear: 2,
  deliver: 2,
  lose: 2,
  refuse: 2,
  push: 3,
  bank: 4,
  wait: 2,
  look: 2,
  back: 2,
  reload: 1,
  reconnect: 2,
  list: 6,
  window: 1,
  tab: 1,
  move: 1,
  host: 2,
  change: 2,
};

/** Orders of events, long enough for several payments. */
export function ordersOf({ weights = {} }: Setting): fc.Arbitrary<Step[]> {
  const kinds = Object.entries({ ...WEIGHTS, ...weights });
  const step: fc.Arbitrary<Step> = fc.record({
    kind: fc.oneof(...kinds.map(([kind, weight]) => ({ weight, arbitrary: fc.constant(kind) }))),
    nth: fc.nat(1_000),
  });
  return fc.array(step, { minLength: 30, maxLength: 60 });
}

export interface Walk {
  faults: string[];
  /** Each event that took place, with the page after it. */
  log: string[];
}

export interface Rules {
  /** Each tab takes it before every other end; none where it is not named. */
  last?: Step;
  /** After each event. */
  always(table: Table): string[];
  /** Once everything that was on its way has arrived. */
  atLast(table: Table): string[];
}

const ROUNDS = 60;
const ROUND_MS = 3_000;

/** Takes one order of events to its end, where all calls are answered and all news told. */
export async function walk(
  setting: Setting,
  kind: Table['kind'],
  steps: readonly Step[],
  { last, ...rules }: Rules,
): Promise<Walk> {
  stubLocks();
  vi.setSystemTime(1_900_000_000_000);
  const table = await createTable(setting, kind);
  const log: string[] = [];
  table.glance = () => table.found.push(...rules.always(table));
  try {
    await takeStep(table, { kind: 'list', nth: 0 });
    for (const one of steps) {
      const said = await takeStep(table, one);
      if (said === null) continue;
      log.push(`${said} → ${table.page().cashier.router.current().path}`);
      // The shell's own failure screen has one way on.
      if (table.page().failures.length > 0) await table.reload();
      const faults = [...table.found, ...rules.always(table)];
      if (faults.length > 0) return { faults, log };
    }
    for (const answer of table.host.held.splice(0)) answer(true);
    for (let round = 0; round < ROUNDS; round++) {
      if (round === ROUNDS / 2 && last && steps.length % 2 === 0) {
        for (const _ of table.tabs()) {
          await takeStep(table, last);
          if (table.tabs().length > 1) await table.turnTo();
        }
      }
      await setting.end?.(table, 0);
      for (const call of table.wire.open()) {
        await table.wire.hear(call);
        await act(async () => table.wire.deliver(call));
      }
      await FILE_EVENTS.files(table);
      for (const push of table.wire.news()) await act(async () => table.wire.tell(push));
      await act(async () => vi.advanceTimersByTimeAsync(ROUND_MS));
      table.wire.timeOut();
      await settle();
      if (table.page().failures.length > 0) await table.reload();
      const faults = rules.always(table);
      if (faults.length > 0) return { faults, log: [...log, 'all arrives'] };
    }
    return { faults: rules.atLast(table), log: [...log, 'all has arrived'] };
  } finally {
    table.close();
  }
}
