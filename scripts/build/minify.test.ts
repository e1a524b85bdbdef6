import { expect, it } from 'vitest';
import { minify } from './minify';

it('[HOST-05] leaves a function that is called once where it stands: what it makes would else keep what its caller holds', async () => {
  const code = await minify(
    'export const start = player => { use(player); keep(makeClass()); };' +
      'function makeClass() { return class extends Base { connect() { return 1; } }; }',
    'module',
  );
  const [caller] = /\w+=>\{.*?\}(?=[,;])/.exec(code) ?? [''];
  expect(code).toContain('class extends Base');
  expect(caller).toContain('keep(');
  expect(caller).not.toContain('class');
});
