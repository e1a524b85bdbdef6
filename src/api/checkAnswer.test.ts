import { array, number, type } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { checkAnswer, dropNulls } from './checkAnswer';

const Sample = type({ list: array(type({ amount: number() })) });

describe('[API-06] checkAnswer', () => {
  it('names path and type', () => {
    expect(checkAnswer({ list: [{ amount: 1 }, { amount: 'x' }] }, Sample)).toEqual({
      ok: false,
      problem: 'list.1.amount is not number',
    });
    expect(checkAnswer(5, Sample)).toEqual({ ok: false, problem: 'the answer is not type' });
  });

  it('[RUM-01] never tells the value, nor what stands beside it', () => {
    const secret = '4242424242424242';
    for (const value of [secret, { list: secret }, { list: [{ amount: secret, card: secret }] }]) {
      expect(JSON.stringify(checkAnswer(value, Sample))).not.toContain(secret);
    }
  });

  it('drops nulls from objects at any depth, and keeps those of lists', () => {
    expect(dropNulls({ a: null, b: [null, { c: null, d: 0 }], e: { f: null }, g: false })).toEqual({
      b: [null, { d: 0 }],
      e: {},
      g: false,
    });
    expect(dropNulls(null)).toBeNull();
    expect(dropNulls('text')).toBe('text');
  });

  it('does not change what it was given', () => {
    const given = { a: null, b: { c: null } };
    dropNulls(given);
    expect(given).toEqual({ a: null, b: { c: null } });
  });

  it('puts nothing on the prototype', () => {
    const given: unknown = JSON.parse('{"__proto__":{"isAdmin":true},"list":[]}');
    const checked = checkAnswer(given, Sample);
    expect(checked.ok).toBe(true);
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
    expect(checked.ok && Reflect.get(Object(checked.value), 'isAdmin')).not.toBe(true);
  });
});
