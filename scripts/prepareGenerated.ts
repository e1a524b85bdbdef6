import { runSteps } from './runStep';

runSteps(
  ['scripts/locales.ts', 'scripts/marks.ts'].map(script => ({
    name: script,
    command: 'tsx',
    args: [script],
  })),
);
