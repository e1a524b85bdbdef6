import ts from 'typescript';
import { withoutIds } from '../reference/readSource';
import type { JsonSchema } from './JsonSchema';

/** What is written above a declaration, on one line. */
export const docstringOf = (symbol: ts.Symbol | undefined, checker: ts.TypeChecker): string =>
  withoutIds(ts.displayPartsToString(symbol?.getDocumentationComment(checker) ?? [])).replace(/\s+/g, ' ');

/** JSON Schema of a type, from its declaration: requests have types and no structs. */
export function typeToSchema(type: ts.Type, checker: ts.TypeChecker): JsonSchema {
  const plain = checker.getNonNullableType(type);
  if (plain.isUnion()) return unionSchema(plain, checker);
  if (plain.isStringLiteral()) return { const: plain.value };
  if (plain.flags & ts.TypeFlags.BooleanLiteral) return { const: checker.typeToString(plain) === 'true' };
  if (plain.flags & ts.TypeFlags.String) return { type: 'string' };
  if (plain.flags & ts.TypeFlags.Number) return { type: 'number' };
  if (checker.isArrayType(plain)) {
    const [item] = checker.getTypeArguments(plain as ts.TypeReference);
    return { type: 'array', items: item ? typeToSchema(item, checker) : {} };
  }
  return objectSchema(plain, checker);
}

function unionSchema(union: ts.UnionType, checker: ts.TypeChecker): JsonSchema {
  if (union.flags & ts.TypeFlags.Boolean) return { type: 'boolean' };
  const members = union.types.map(member => typeToSchema(member, checker));
  if (members.every(member => typeof member.const === 'string'))
    return { type: 'string', enum: members.map(member => member.const) };
  return { anyOf: members };
}

function objectSchema(type: ts.Type, checker: ts.TypeChecker): JsonSchema {
  const values = type.getStringIndexType();
  if (values && !(values.flags & ts.TypeFlags.Never))
    return { type: 'object', additionalProperties: typeToSchema(values, checker) };
  const properties = type.getProperties();
  return {
    type: 'object',
    properties: Object.fromEntries(
      properties.map(property => {
        const description = docstringOf(property, checker);
        const schema = typeToSchema(checker.getTypeOfSymbol(property), checker);
        return [property.name, description === '' ? schema : { ...schema, description }];
      }),
    ),
    required: properties.filter(({ flags }) => !(flags & ts.SymbolFlags.Optional)).map(({ name }) => name),
  };
}
