import { array, boolean, number, optional, record, string, type } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { checkAnswer, dropNulls } from './checkAnswer';
import { TextStruct } from './contract/text';

const Sample = type({ list: array(type({ amount: number() })) });

describe('[API-06] checkAnswer', () => {
  it('names path and type', () => {
    expect(checkAnswer({ list: [{ amount: 1 }, { amount: 'x' }] }, Sample)).toEqual({
      ok: false,
      problem: 'list.1.amount is not number',
    });
    expect(checkAnswer(5, Sample)).toEqual({ ok: false, problem: 'the answer is not object' });
  });

  it('[RUM-01] never tells the value, nor what stands beside it', () => {
    const secret = '4242424242424242';
    for (const value of [secret, { list: secret }, { list: [{ amount: secret, card: secret }] }]) {
      expect(JSON.stringify(checkAnswer(value, Sample))).not.toContain(secret);
    }
  });

  it('drops only the named fields that cannot be read, and says what was wrong', () => {
    const Status = type({ status: string(), message: optional(string()), steps: optional(array(string())) });
    const beside = ['message', 'steps'];
    expect(checkAnswer({ status: '1', message: 'why', steps: [5] }, Status, beside)).toEqual({
      ok: true,
      value: { status: '1', message: 'why' },
      problem: 'steps.0 is not string',
    });
    expect(checkAnswer({ status: '1', message: {}, steps: 'x' }, Status, beside)).toMatchObject({
      ok: true,
      value: { status: '1' },
    });
    expect(checkAnswer({ status: [], message: {} }, Status, beside).ok).toBe(false);
    expect(checkAnswer('1', Status, beside).ok).toBe(false);
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

describe('[API-06] shapes of other languages', () => {
  const Deposit = type({
    isFieldsRequired: optional(boolean()),
    data: optional(type({ card: optional(type({ number: string() })), steps: optional(array(string())) })),
    text: record(string(), string()),
    fields: array(type({ isHidden: optional(boolean()) })),
  });
  const given = (parts: object) => ({ text: {}, fields: [], ...parts });

  it.each([
    ['an empty list for an absent object', { data: { card: [] } }, { data: {} }],
    ['an empty text for an absent object', { data: { card: '' } }, { data: {} }],
    ['an empty list for all of them', { data: [], text: [] }, {}],
    ['null for an empty list', { fields: null }, {}],
    [
      '1 and 0',
      { isFieldsRequired: 1, fields: [{ isHidden: 0 }] },
      { isFieldsRequired: true, fields: [{ isHidden: false }] },
    ],
    ['an empty text for a no', { fields: [{ isHidden: '' }] }, { fields: [{ isHidden: false }] }],
    ['true as a text', { isFieldsRequired: 'true' }, { isFieldsRequired: true }],
  ])('%s is read as what it means', (_, written, read) => {
    expect(checkAnswer(given(written), Deposit)).toEqual({ ok: true, value: given(read) });
  });

  it.each([
    ['a list with something in it', { data: [1] }, 'data is not object'],
    ['another number for a yes', { isFieldsRequired: 2 }, 'isFieldsRequired is not boolean'],
    ['a number that ends as a yes', { isFieldsRequired: 21 }, 'isFieldsRequired is not boolean'],
    ['a number that begins as a no', { isFieldsRequired: '0.5' }, 'isFieldsRequired is not boolean'],
    ['a number that begins as a yes', { isFieldsRequired: 10 }, 'isFieldsRequired is not boolean'],
    ['a word that ends as a no', { isFieldsRequired: 'not false' }, 'isFieldsRequired is not boolean'],
    ['a list that was not sent', { fields: undefined }, 'fields is not array'],
    ['a figure for a text', { data: { card: { number: 1 } } }, 'data.card.number is not string'],
  ])('%s stays wrong', (_, written, problem) => {
    expect(checkAnswer(given(written), Deposit)).toEqual({ ok: false, problem });
  });

  it('null is an empty list where the answer is a list, and nothing else', () => {
    expect(checkAnswer(null, array(string()))).toEqual({ ok: true, value: [] });
    expect(checkAnswer(undefined, array(string())).ok).toBe(false);
    expect(checkAnswer(null, Deposit).ok).toBe(false);
  });

  it('what is read otherwise too is read so beside it', () => {
    const Step = type({ id: TextStruct, isDone: boolean() });
    expect(checkAnswer({ id: 7, isDone: 1 }, Step)).toEqual({ ok: true, value: { id: '7', isDone: true } });
  });

  it('does not change what it was given', () => {
    const written = given({ data: { card: [] } });
    const before = structuredClone(written);
    checkAnswer(written, Deposit);
    expect(written).toEqual(before);
  });
});
