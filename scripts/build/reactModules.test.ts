import { expect, it } from 'vitest';
import { bundle } from './bundle';
import { asModule } from './reactModules';

it('makes a module of what is assigned to exports', () => {
  const code = [
    '\'use strict\';var a=require("react"),b=require("scheduler"),c=1;if(c){exports.now=function(){return 1}}',
    'else{exports.now=function(){return 2}}function d(){return exports.now()+a.version}exports.later=d;',
  ].join('\n');
  expect(asModule(code).split('\n')).toEqual([
    'import * as a from "react";',
    'import * as b from "scheduler";',
    'export let now;',
    "'use strict';var c=1;if(c){now=function(){return 1}}",
    'else{now=function(){return 2}}function d(){return now()+a.version}export const later=d;',
  ]);
});

it('leaves out what nothing takes of React, and gives no module an object of its own', async () => {
  const [file] = await bundle({
    format: 'esm',
    stdin: {
      contents: `
        import { createRoot } from 'react-dom/client';
        import { useState } from 'react';
        import { jsx } from 'react/jsx-runtime';
        createRoot(document.body).render(jsx(() => useState(1)));
      `,
      resolveDir: process.cwd(),
    },
  });
  const text = file?.text ?? '';
  expect(text).toContain('18.3.1');
  expect(text).not.toMatch(/\bexports\b|createFactory|hydrateRoot|unstable_Profiling/);
});
