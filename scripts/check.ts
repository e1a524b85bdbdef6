import { GENERATE, runSteps } from './runStep';

runSteps([
  GENERATE,
  { name: 'types', command: 'tsc', args: ['--noEmit', '-p', '.'] },
  { name: 'types of tests and tools', command: 'tsc', args: ['--noEmit', '-p', 'tsconfig.tools.json'] },
  { name: 'format and lint', command: 'biome', args: ['check', '--error-on-warnings'] },
  { name: 'layers and cycles', command: 'depcruise', args: ['src', 'demo', 'tests', 'scripts'] },
  { name: 'unused code and packages', command: 'knip', args: [] },
  { name: 'locales', command: 'tsx', args: ['scripts/checkLocales.ts'] },
  { name: 'sweepstake vocabulary', command: 'tsx', args: ['scripts/checkVocabulary.ts'] },
  { name: 'documents', command: 'tsx', args: ['scripts/docs.ts', '--check'] },
  { name: 'changelog', command: 'tsx', args: ['scripts/checkChangelog.ts'] },
]);
console.log('\nAll checks passed.');
