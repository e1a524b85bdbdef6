import {
  array,
  boolean,
  date,
  enums,
  number,
  optional,
  record,
  string,
  type,
  union,
  unknown,
} from 'superstruct';
import { expect, it } from 'vitest';
import { type Components, isStruct, structToSchema } from './structToSchema';

const inner = type({ amount: number() });

/** Structs of every type in one table have none in common. */
function schemaOf(struct: unknown, components: Components) {
  if (!isStruct(struct)) throw new Error('No struct');
  return structToSchema(struct, components);
}

it.each([
  ['text', string(), { type: 'string' }],
  ['anything', unknown(), {}],
  ['a few words', enums(['GET', 'POST']), { enum: ['GET', 'POST'] }],
  ['a list', array(boolean()), { type: 'array', items: { type: 'boolean' } }],
  ['a map', record(string(), number()), { type: 'object', additionalProperties: { type: 'number' } }],
  ['one of two', union([string(), number()]), { anyOf: [{ type: 'string' }, { type: 'number' }] }],
  [
    'a number or an object',
    union([number(), type({ currency: string() })]),
    {
      anyOf: [
        { type: 'number' },
        { type: 'object', properties: { currency: { type: 'string' } }, required: ['currency'] },
      ],
    },
  ],
  [
    'an object, some of it optional',
    type({ a: string(), b: optional(number()) }),
    { type: 'object', properties: { a: { type: 'string' }, b: { type: 'number' } }, required: ['a'] },
  ],
  [
    'a named struct, also where it is optional',
    type({ money: optional(inner) }),
    { type: 'object', properties: { money: { $ref: '#/components/schemas/Money' } }, required: [] },
  ],
])('%s becomes its schema', (_, struct, schema) => {
  expect(schemaOf(struct, new Map([[inner.schema, 'Money']]))).toEqual(schema);
});

it('fails on a kind that it does not know, by name', () => {
  expect(() => schemaOf(date(), new Map())).toThrow('date');
});
