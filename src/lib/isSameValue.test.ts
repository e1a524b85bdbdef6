import { expect, it } from 'vitest';
import { isSameValue } from './isSameValue';

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
])('case %#: values are the same by identity or as JSON, and models only by identity', (a, b, isSame) => {
  expect(isSameValue(a, b)).toBe(isSame);
});
