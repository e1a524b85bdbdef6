import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { chromium } from 'playwright';
import { messageOf } from '../src/lib/messageOf';
import { runStep } from './runStep';

/** First the headless shell: the same engine, which opens a page for two thirds of the work. */
const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The path of a Chromium: an installed one, else one that is installed now, by `playwright install` or by apt. Says
 * on stdout what it does; where nothing works it says why and ends the process.
 */
export function findBrowser(): string {
  try {
    return findInstalledBrowser() ?? installBrowser();
  } catch (error) {
    console.error(messageOf(error));
    process.exit(1);
  }
}

function installBrowser(): string {
  for (const install of [installWithPlaywright, installWithApt]) {
    install();
    const installed = findInstalledBrowser();
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium found: set CASHIER_BROWSER to one, or run "npx playwright install chromium" or "apt-get install chromium".',
  );
}

/**
 * The path of CASHIER_BROWSER, of Playwright's own Chromium or of the system's; throws where the first does
 * not run.
 */
export function findInstalledBrowser(): string | undefined {
  const given = process.env['CASHIER_BROWSER'];
  if (given) {
    if (!isExecutable(given)) throw new Error(`CASHIER_BROWSER=${given} is not executable.`);
    return found(given, 'CASHIER_BROWSER');
  }
  const own = chromium.executablePath();
  if (starts(own)) return found(own, 'Playwright');
  const system = systemBrowsers.find(starts);
  return system && found(system, 'the system');
}

function installWithPlaywright(): void {
  console.log('No Chromium yet: trying "playwright install chromium".');
  runStep({
    name: 'playwright install',
    command: 'playwright',
    args: ['install', 'chromium'],
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
  });
}

function installWithApt(): void {
  if (!isExecutable('/usr/bin/apt-get')) return;
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = [
    ...prefix,
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    '-o',
    'DPkg::Lock::Timeout=300',
    '-qq',
  ];
  const [command = 'env', ...args] = apt;
  console.log('Still no Chromium: trying apt-get.');
  runStep({ name: 'apt-get update', command, args: [...args, 'update'] });
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const install = [...args, 'install', '-y', '--no-install-recommends', name];
    if (runStep({ name: `apt-get install ${name}`, command, args: install }) === 0) return;
  }
}

/** A downloaded browser may be there and lack the system's libraries. */
function starts(path: string): boolean {
  return isExecutable(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function found(path: string, origin: string): string {
  console.log(`Browser: ${path} (from ${origin}).`);
  return path;
}
