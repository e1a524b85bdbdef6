import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('says why there is no browser, without a stack, and ends the process', () => {
  const code = "import { findBrowser } from './scripts/findBrowser.ts'; findBrowser();";
  const env = { ...process.env, CASHIER_BROWSER: '/nowhere/chromium' };
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '-e', code], {
    env,
    encoding: 'utf8',
  });
  expect(stderr.trim()).toBe('CASHIER_BROWSER=/nowhere/chromium is not executable.');
  expect(status).toBe(1);
});
