import { expect, it } from 'vitest';
import { bundle } from './bundle';

it('names no path of the machine or of a module: the files are the same wherever they are built', async () => {
  const files = await bundle({
    format: 'iife',
    // Required as well as imported: both get a function around them, which has a name.
    stdin: {
      contents: "require('./src/ui/picture/Sign'); require('./src/ui/styles/page.css?inline');",
      resolveDir: process.cwd(),
    },
  });
  const text = files.map(file => file.text).join('');
  expect(text).toContain('cashier');
  expect(text).not.toContain(process.cwd());
  expect(text).not.toMatch(/["'](src|node_modules)\//);
});
