import { defineConfig, type PlaywrightTestConfig } from 'playwright/test';
import { findInstalledBrowser } from './scripts/findBrowser';
import { slowness } from './tests/support/slowDown';

// Kept for the workers, which read this file again. Where there is none Playwright says so at launch: tools that
// only read this file need no browser.
process.env['CASHIER_BROWSER'] ??= findInstalledBrowser() ?? '';

const config: PlaywrightTestConfig = defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '.tmp/e2e',
  // One more than a small machine has cores: a third of its time a test waits for frames, timers and answers.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // A machine under load may starve a browser; a fault of ours fails every time.
  retries: 2,
  timeout: 60_000 * slowness,
  expect: { timeout: 10_000 * slowness },
  reporter: 'list',
  use: {
    // A context of its own for each test, with nothing cached, makes the run a third longer.
    reuseContext: true,
    launchOptions: {
      executablePath: process.env['CASHIER_BROWSER'],
      args: ['--disable-gpu', '--disable-quic'],
    },
    trace: 'off',
    // 'only-on-failure' takes one at the end of each test and throws it away: tests/support/test.ts takes its own.
    screenshot: 'off',
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
});

export default config;
