import { rmSync } from 'node:fs';
import { findBrowser } from './findBrowser';
import { BUILD, GENERATE, runSteps } from './runStep';
import { readBrowserCounts, readUnitCounts } from './testCounts';

const unitReport = '.tmp/unit.json';
const browserReport = '.tmp/e2e.json';
const seen = '.tmp/seen';

for (const report of [unitReport, browserReport, seen]) rmSync(report, { force: true, recursive: true });
// A step that fails ends the process.
process.on('exit', () => {
  const [unit, browser] = [readUnitCounts(unitReport), readBrowserCounts(browserReport)];
  console.log(`\n${unit.passed + browser.passed} passed, ${unit.failed + browser.failed} failed`);
});

runSteps([
  GENERATE,
  BUILD,
  {
    name: 'unit tests',
    command: 'vitest',
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  },
]);
// A browser that is not there is installed only now.
runSteps([
  {
    name: 'browser tests',
    command: 'playwright',
    args: ['test', '--reporter=list,json'],
    env: { CASHIER_BROWSER: findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
  },
  { name: 'events and messages that were seen', command: 'tsx', args: ['scripts/checkSeen.ts'] },
]);
