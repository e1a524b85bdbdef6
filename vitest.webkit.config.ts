import { defineConfig, type ViteUserConfig } from 'vitest/config';

/** The main paths in WebKit, by `npm run test:browsers`: apart from `npm test`, which has no WebKit to run. */
const config: ViteUserConfig = defineConfig({
  test: { environment: 'node', include: ['tests/webkit/**/*.test.ts'], fileParallelism: false },
});

export default config;
