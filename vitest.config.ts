import { defineConfig, type ViteUserConfig } from 'vitest/config';

const config: ViteUserConfig = defineConfig({
  define: { __PATTERN_WORKER_FILE__: '""' },
  test: {
    coverage: { include: ['src/**/*.{ts,tsx}'], reportsDirectory: 'coverage' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'happy-dom',
          include: ['src/**/*.test.{ts,tsx}'],
          css: { include: [/.+/] },
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['scripts/**/*.test.ts', 'demo/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: ['tests/webkit/**', 'tests/bench/node_modules/**'],
        },
      },
    ],
  },
});

export default config;
