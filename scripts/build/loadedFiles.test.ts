import { expect, it } from 'vitest';
import { loadedFiles } from './loadedFiles';

const codes: Record<string, string> = {
  'shell.js': 'import"./a.js";import("./lazy.js");',
  'a.js': 'import{x}from"./b.js";export{y}from"./c.js";import"react";',
  'b.js': 'import"./a.js";',
  'c.js': 'const text="import \'./d.js\'";',
};

it('follows what a module loads before it runs, and not what it may load later', () => {
  expect(loadedFiles(['shell.js'], file => codes[file] ?? '')).toEqual(['shell.js', 'a.js', 'b.js', 'c.js']);
});
