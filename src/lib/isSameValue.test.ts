import { expect, it } from 'vitest';
import { isSameValue } from './isSameValue';
import { pascalCase } from './pascalCase';

const cyclic: Record<string, unknown> = {};
cyclic['self'] = cyclic;

class Model {
  #name: string;
  constructor(name: string) {
    this.#name = name;
  }
  get name(): string {
    return this.#name;
  }
}

it.each([
  [1, 1, true],
  ['a', 'b', false],
  [{ currency: 'MXN' }, { currency: 'MXN' }, true],
  [{ currency: 'MXN' }, { currency: 'EUR' }, false],
  [null, {}, false],
  [undefined, null, false],
  [[], [], true],
  [cyclic, { ...cyclic }, false],
  [new Date(5), new Date(5), true],
  [[new Model('a')], [new Model('b')], false],
  [Object.create(null), {}, true],
])('case %#: the same or not', (a, b, isSame) => {
  expect(isSameValue(a, b)).toBe(isSame);
});

it.each([
  ['close', 'Close'],
  ['invalid-p2p-response', 'InvalidP2pResponse'],
])('%s becomes %s', (name, pascal) => {
  expect(pascalCase(name)).toBe(pascal);
});
