import { rmSync } from 'node:fs';
import { messageOf } from '../src/lib/messageOf';
import { findBrowser } from './findBrowser';
import { runStep, type Step } from './runStep';
import { readBrowserCounts, readUnitCounts } from './testCounts';

const unitReport = '.tmp/unit.json';
const browserReport = '.tmp/e2e.json';
const seen = '.tmp/seen';

const steps: (() => Step)[] = [
  () => ({ name: 'generated files', command: 'tsx', args: ['scripts/prepareGenerated.ts'] }),
  () => ({ name: 'build', command: 'tsx', args: ['scripts/build.ts'] }),
  () => ({
    name: 'unit tests',
    command: 'vitest',
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  }),
  () => ({
    name: 'browser tests',
    command: 'playwright',
    args: ['test', '--reporter=list,json'],
    env: { CASHIER_BROWSER: findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
  }),
  () => ({ name: 'events and messages that were seen', command: 'tsx', args: ['scripts/checkSeen.ts'] }),
];

for (const report of [unitReport, browserReport, seen]) rmSync(report, { force: true, recursive: true });
process.exitCode = runAll();
const [unit, browser] = [readUnitCounts(unitReport), readBrowserCounts(browserReport)];
console.log(`\n${unit.passed + browser.passed} passed, ${unit.failed + browser.failed} failed`);

/** Stops at the first step that fails and gives its exit code. */
function runAll(): number {
  for (const prepare of steps) {
    const code = runPrepared(prepare);
    if (code !== 0) return code;
  }
  return 0;
}

function runPrepared(prepare: () => Step): number {
  try {
    const step = prepare();
    console.log(`\n> ${step.name}`);
    const code = runStep(step);
    if (code !== 0) console.error(`${step.name} failed.`);
    return code;
  } catch (error) {
    console.error(messageOf(error));
    return 1;
  }
}
