import { readFileSync } from 'node:fs';
import { findBrowser } from './findBrowser';
import { listFiles } from './listFiles';
import { BUILD, GENERATE, runSteps } from './runStep';

/**
 * The long grids: every fault schedule (288, and 1,000 of seeds), every call with every broken answer, thousands of
 * answers that are legal and unheard of and of orders of events, and the flows over both transports at every width in
 * both directions.
 * `npm test` runs a slice of each. CASHIER_FAULT_SEED=1004 replays one schedule.
 */
const env = { CASHIER_FAULTS: 'all' };
const faults = ['broken-answers', 'network-faults'];
/** The browser tests that run once for each setup (tests/support/setups.ts). */
const flows = listFiles('tests/e2e').filter(file => readFileSync(file, 'utf8').includes('forEachSetup('));

runSteps([
  GENERATE,
  BUILD,
  { name: 'legal answers', command: 'vitest', args: ['run', '--project', 'unit', 'legal'], env },
  { name: 'orders of events', command: 'vitest', args: ['run', '--project', 'unit', 'tests/orders'], env },
  { name: 'fault schedules', command: 'vitest', args: ['run', '--project', 'node', 'tests/faults'], env },
  {
    name: 'broken answers, faults and every setup in a browser',
    command: 'playwright',
    args: ['test', ...faults, ...flows],
    env: { ...env, CASHIER_BROWSER: findBrowser() },
  },
]);
