import { coerce, type } from 'superstruct';

/**
 * An object of which only the fields of the contract are kept. What a server sends beside them is unchecked, and must
 * not be taken for a field of another answer. `type` of superstruct lets it through: for data that go further as they
 * came, and for methods, of which a long list is read without copies.
 */
export const shape: typeof type = schema =>
  coerce(type(schema), type({}), value =>
    Object.fromEntries(Object.entries(value).filter(([name]) => Object.hasOwn(schema, name))),
  );
