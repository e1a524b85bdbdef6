import { availableParallelism } from 'node:os';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { lateFiles } from './tests/support/unit/lateFiles.ts';
import { LONGEST_WAIT_MS } from './tests/support/unit/longestWait.ts';

/**
 * Where a test is about what a module or the window remembers, or takes another module in its place; and those outside
 * `src` that need a page.
 */
const apart = [
  'demo/hosts/lib/snippetOf.test.ts',
  'demo/sandbox/captcha/captcha.test.ts',
  'src/app/changes/createUpdate*.test.ts',
  'src/app/legalHostDoors.test.ts',
  'src/app/legalPlayers.test.ts',
  'src/domain/player/countryName.test.ts',
  'src/element/**/*.test.{ts,tsx}',
  'src/embed/**/*.test.{ts,tsx}',
  'src/flows/deposit/list/preloadMethod.test.ts',
  'src/lib/cashierPolicy.test.ts',
  'src/react.test.tsx',
  'tests/native/reactNativeScreen.test.ts',
];

const browserLike = { environment: './tests/support/unit/pageEnvironment.ts', css: { include: /.+/ } };

const config: ViteUserConfig = defineConfig({
  define: { __PATTERN_WORKER_FILE__: '""' },
  test: {
    pool: 'threads',
    // More than there are cores: a third of its time a worker waits for timers.
    maxWorkers: availableParallelism() + 2,
    // A machine under load: what hangs is found all the same.
    testTimeout: 20_000,
    setupFiles: ['tests/support/unit/leaveNothing.ts'],
    // A test that looks at nothing cannot fail.
    expect: { requireAssertions: true, poll: { timeout: LONGEST_WAIT_MS } },
    coverage: { include: ['src/**/*.{ts,tsx}'], reportsDirectory: 'coverage' },
    projects: [
      {
        extends: true,
        plugins: [lateFiles()],
        test: {
          ...browserLike,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/orders/*.test.tsx'],
          exclude: apart,
          setupFiles: ['tests/support/unit/shareModules.ts'],
          // A window and its modules to each worker: made anew for each file they cost more than all tests.
          isolate: false,
        },
      },
      { extends: true, test: { ...browserLike, name: 'apart', include: apart } },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['scripts/**/*.test.ts', 'demo/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [...apart, 'tests/webkit/**', 'tests/bench/node_modules/**'],
        },
      },
    ],
  },
});

export default config;
