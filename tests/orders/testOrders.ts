import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isWhole } from '../support/unit/legalRuns';
import type { Setting } from './createTable';
import { setUpOrders } from './setUpOrders';
import { ordersOf, type Rules, walk } from './walk';

const KINDS = ['socket', 'http'] as const;

/** A test for each setting over each transport; `runs` is asked for each of them. */
export function testOrders(
  title: string,
  settings: Readonly<Record<string, Setting>>,
  rules: Rules,
  runs: (nth: number) => fc.Parameters<unknown>,
): void {
  setUpOrders();
  const cases = Object.entries(settings).flatMap(([name, setting], nth) =>
    KINDS.map((kind, at) => ({
      name,
      kind,
      setting,
      isTried: isWhole() || !setting.isRare || at === nth % KINDS.length,
    })),
  );
  it.each(cases.filter(({ isTried }) => isTried))(
    title,
    async given => {
      const { setting, kind } = given;
      await fc.assert(
        fc.asyncProperty(ordersOf(setting), async steps => {
          const { faults, log } = await walk(setting, kind, steps, rules);
          expect(faults, log.join('\n')).toEqual([]);
        }),
        runs(cases.indexOf(given)),
      );
    },
    1_800_000,
  );
}
