import { defineConfig, type PlaywrightTestConfig } from 'playwright/test';
import base from './playwright.config';

/** Stored pictures are one machine's: fonts and engines differ, so they are no part of `npm test`. */
const config: PlaywrightTestConfig = defineConfig(base, {
  testDir: 'tests/visual',
  outputDir: '.tmp/visual',
  workers: 1,
  retries: 0,
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  expect: {
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', maxDiffPixelRatio: 0.002 },
  },
  use: { timezoneId: 'UTC', locale: 'en-US', deviceScaleFactor: 1 },
});

export default config;
