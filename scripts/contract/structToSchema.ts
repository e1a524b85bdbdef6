import { assert, is, type Struct, validate } from 'superstruct';
import type { JsonSchema } from './JsonSchema';

export type AnyStruct = Struct<unknown, unknown>;

export const isStruct = (value: unknown): value is AnyStruct =>
  typeof value === 'object' && value !== null && 'schema' in value && 'validator' in value;

/** The name of a struct that is a component of its own, by the identity of its `schema`. */
export type Components = ReadonlyMap<unknown, string>;

const PROBE = Symbol('probe');
const PRIMITIVES = { string: '', number: 0, boolean: true } as const;

/** JSON Schema of a superstruct struct; named ones become references. Fails on a kind that it does not know. */
export function structToSchema(struct: AnyStruct, components: Components, isRoot = false): JsonSchema {
  const name = components.get(struct.schema);
  if (name !== undefined && !isRoot) return { $ref: `#/components/schemas/${name}` };
  const convert = CONVERTERS[struct.type];
  if (!convert) throw new Error(`No schema is known for a struct of type ${struct.type}`);
  return convert(struct, components);
}

const CONVERTERS: Readonly<Record<string, (struct: AnyStruct, components: Components) => JsonSchema>> = {
  string: () => ({ type: 'string' }),
  number: () => ({ type: 'number' }),
  boolean: () => ({ type: 'boolean' }),
  unknown: () => ({}),
  enums: struct => ({ enum: Object.values(struct.schema as Record<string, unknown>) }),
  array: (struct, components) => ({
    type: 'array',
    items: structToSchema(struct.schema as AnyStruct, components),
  }),
  type: objectSchema,
  object: objectSchema,
  record: (struct, components) => ({
    type: 'object',
    additionalProperties: structToSchema(recordValue(struct), components),
  }),
  union: unionSchema,
};

function objectSchema(struct: AnyStruct, components: Components): JsonSchema {
  const fields = Object.entries(struct.schema as Record<string, AnyStruct>);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, field]) => [name, structToSchema(field, components)])),
    required: fields.filter(([, field]) => !is(undefined, field)).map(([name]) => name),
  };
}

/** A record keeps its value's struct to itself, but hands it out with each entry. */
function recordValue(record: AnyStruct): AnyStruct {
  const context = { branch: [], path: [] };
  for (const [key, value, struct] of record.entries({ key: PROBE }, context)) {
    if (key === 'key' && value === PROBE) return struct as AnyStruct;
  }
  throw new Error('A record without entries');
}

/** A union keeps its members to itself: what it takes, and what it misses in an object, tells them. */
function unionSchema(struct: AnyStruct): JsonSchema {
  const members: JsonSchema[] = Object.entries(PRIMITIVES)
    .filter(([, sample]) => is(sample, struct))
    .map(([type]) => ({ type }));
  const [error] = validate({}, struct);
  const missing = (error?.failures() ?? []).filter(({ path }) => path.length === 1);
  if (missing.length > 0) {
    const sample = Object.fromEntries(
      missing.map(({ key, type }) => [key, PRIMITIVES[type as keyof typeof PRIMITIVES]]),
    );
    assert(sample, struct);
    members.push({
      type: 'object',
      properties: Object.fromEntries(missing.map(({ key, type }) => [String(key), { type }])),
      required: missing.map(({ key }) => String(key)),
    });
  }
  return { anyOf: members };
}
