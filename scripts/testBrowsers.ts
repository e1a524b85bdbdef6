import { existsSync } from 'node:fs';
import { runSteps } from './runStep';

const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** The main paths in other engines, where they are installed (docs/browsers.md). Uses what is built. */
const firefox = [process.env['CASHIER_FIREFOX'], ...FIREFOX].find(path => path && existsSync(path));

console.log('WebKit: not run, no driver for it is wired up yet (docs/browsers.md).');
if (firefox) {
  runSteps([
    {
      name: `Firefox (${firefox})`,
      command: 'playwright',
      args: ['test', '--config', 'playwright.browsers.config.ts', ...process.argv.slice(2)],
      env: { CASHIER_FIREFOX: firefox },
    },
  ]);
} else console.log('Firefox: not installed, skipped. CASHIER_FIREFOX names one; Debian has firefox-esr.');
