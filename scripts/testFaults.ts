import { findBrowser } from './findBrowser';
import { runSteps } from './runStep';

/**
 * The long grids: every fault schedule (288, and 1,000 of seeds) and every call with every broken answer. `npm test` runs
 * a slice of each. CASHIER_FAULT_SEED=1004 replays one schedule.
 */
const env = { CASHIER_FAULTS: 'all' };

runSteps([
  { name: 'generated files', command: 'tsx', args: ['scripts/prepareGenerated.ts'] },
  { name: 'build', command: 'tsx', args: ['scripts/build.ts'] },
  { name: 'fault schedules', command: 'vitest', args: ['run', '--project', 'node', 'tests/faults'], env },
  {
    name: 'broken answers and faults in a browser',
    command: 'playwright',
    args: ['test', 'broken-answers', 'network-faults'],
    env: { ...env, CASHIER_BROWSER: findBrowser() },
  },
]);
