import { expect, it } from 'vitest';
import { isSameValue } from './isSameValue';
import { pascalCase } from './pascalCase';

const cyclic: Record<string, unknown> = {};
cyclic['self'] = cyclic;

it.each([
  [1, 1, true],
  ['a', 'b', false],
  [{ currency: 'MXN' }, { currency: 'MXN' }, true],
  [{ currency: 'MXN' }, { currency: 'EUR' }, false],
  [null, {}, false],
  [undefined, null, false],
  [[], [], true],
  [cyclic, { ...cyclic }, false],
])('case %#: the same or not', (a, b, isSame) => {
  expect(isSameValue(a, b)).toBe(isSame);
});

it.each([
  ['close', 'Close'],
  ['invalid-p2p-response', 'InvalidP2pResponse'],
])('%s becomes %s', (name, pascal) => {
  expect(pascalCase(name)).toBe(pascal);
});
