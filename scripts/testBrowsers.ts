import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runSteps, type Step } from './runStep';

const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];
const WEBKIT_NEEDS = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
const LIBRARIES = '/usr/lib';

/** The main paths in other engines, where they are installed (docs/browsers.md). Uses what is built. */
const firefox = [process.env['CASHIER_FIREFOX'], ...FIREFOX].find(path => path && existsSync(path));
const webkit = process.env['CASHIER_WEBKIT'] ?? findMiniBrowser();

const steps: Step[] = [];
if (webkit) {
  steps.push({
    name: `WebKit (${webkit})`,
    command: 'vitest',
    args: ['run', '--config', 'vitest.webkit.config.ts'],
    env: { CASHIER_WEBKIT: webkit },
  });
} else console.log('WebKit: not installed, skipped. Debian has webkit2gtk-driver and xvfb.');
if (firefox) {
  steps.push({
    name: `Firefox (${firefox})`,
    command: 'playwright',
    args: ['test', '--config', 'playwright.browsers.config.ts', ...process.argv.slice(2)],
    env: { CASHIER_FIREFOX: firefox },
  });
} else console.log('Firefox: not installed, skipped. CASHIER_FIREFOX names one; Debian has firefox-esr.');
runSteps(steps);

/** WebKitGTK's browser for tests: /usr/lib/{architecture}/webkit2gtk-{version}/MiniBrowser. */
function findMiniBrowser(): string | undefined {
  if (!WEBKIT_NEEDS.every(path => existsSync(path))) return undefined;
  return readdirSync(LIBRARIES, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .flatMap(({ name }) => subfolders(join(LIBRARIES, name)))
    .map(folder => join(folder, 'MiniBrowser'))
    .find(path => existsSync(path));
}

function subfolders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => /^webkit2?gtk-/.test(name))
    .map(({ name }) => join(folder, name));
}
