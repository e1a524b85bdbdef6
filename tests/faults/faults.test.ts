import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../../demo/sandbox/createSandbox';
import { installPage } from './installPage';
import { runSchedule } from './runSchedule';
import { describeSchedule, MATRIX, type Schedule, seededSchedule } from './schedules';
import { speedUpTime } from './speedUpTime';

/** `npm run test:faults` asks for all of them; a seed alone replays one schedule. */
const isWhole = process.env['CASHIER_FAULTS'] === 'all';
const replayed = process.env['CASHIER_FAULT_SEED'];
const AT_ONCE = 40;
const SEEDED = isWhole ? 1_000 : 24;
const FIRST_SEED = 1_000;

const matrixSlice = isWhole ? MATRIX : MATRIX.filter((_, index) => index % 6 === Math.floor(index / 6) % 6);
const seeds = Array.from({ length: SEEDED }, (_, index) => FIRST_SEED + index);

let sandbox: Sandbox;
let slowDown = () => {};

beforeAll(async () => {
  installPage();
  slowDown = speedUpTime(10);
  sandbox = await createSandbox({ seed: 7 });
});

afterAll(async () => {
  await sandbox.close();
  slowDown();
});

/** Many players at one bank at the same time; every schedule that did not hold, with its seed. */
async function runAll(schedules: readonly Schedule[]): Promise<string[]> {
  const failures: string[] = [];
  const queue = schedules.filter(({ seed }) => replayed === undefined || seed === Number(replayed));
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { faults, told, bank, calls } = await runSchedule(sandbox, next, `fault-${next.seed}`);
      if (faults.length > 0 || replayed !== undefined)
        failures.push(
          `${describeSchedule(next)}\n  told: ${told.join(' → ')}; bank: ${bank}\n  ${faults.join('; ')}\n  ${calls.join('\n  ')}`,
        );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  console.log(`faults: ${schedules.length} schedules, ${failures.length} that did not hold`);
  return failures;
}

const MINUTES = 60_000;

it(
  `[API-03] [API-04] [DEP-01] [DEP-09] ${matrixSlice.length} of ${MATRIX.length} fault schedules: ledger and player agree`,
  async () => {
    expect(await runAll(matrixSlice)).toEqual([]);
  },
  20 * MINUTES,
);

it(
  `[API-03] [API-04] [WD-02] [DEP-09] ${SEEDED} seeded fault schedules: ledger and player agree`,
  async () => {
    expect(await runAll(seeds.map(seededSchedule))).toEqual([]);
  },
  40 * MINUTES,
);
