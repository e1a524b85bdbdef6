import { defineConfig, type PlaywrightTestConfig } from 'playwright/test';
import base from './playwright.config';

/** The main paths in Firefox, by WebDriver BiDi: `npm run test:browsers` says where it is. */
const config: PlaywrightTestConfig = defineConfig({
  ...base,
  testMatch: [
    'deposit.spec.ts',
    'p2p.spec.ts',
    'withdrawal*.spec.ts',
    'sweepstake-deposit.spec.ts',
    'sweepstake-redemption*.spec.ts',
  ],
  outputDir: '.tmp/browsers',
  workers: 1,
  // BiDi asks one thing at a time: axe over a whole row takes its time.
  timeout: 120_000,
  use: {
    ...base.use,
    reuseContext: false,
    channel: 'moz-firefox',
    launchOptions: { executablePath: process.env['CASHIER_FIREFOX'] ?? '' },
  },
  projects: [{ name: 'firefox', use: { browserName: 'firefox' } }],
});

export default config;
