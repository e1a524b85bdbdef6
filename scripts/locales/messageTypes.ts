import type { Catalog } from './catalog';
import { type ArgumentKind, describeMessage } from './describeMessage';

const typeOfKind: Record<ArgumentKind, string> = {
  // A number would keep its Latin digits in every language: its text says `{count, number}` (I18N-02).
  plain: 'string',
  number: 'number',
  date: 'Date | string | number',
  select: 'string',
};

/** The TypeScript source that makes the compiler know every message id and its arguments. */
export function messageTypes(catalog: Catalog): string {
  const rows = Object.entries(catalog).map(
    ([id, message]) => `  ${JSON.stringify(id)}: ${valuesType(id, message)};`,
  );
  return [
    '/** Message id → the values that its text needs. */',
    'export interface MessageValues {',
    ...rows,
    '}',
    '',
    'export type MessageId = keyof MessageValues;',
    '',
    '/** Those of texts without values. */',
    'export type PlainMessageId = { [Id in MessageId]: keyof MessageValues[Id] extends never ? Id : never }[MessageId];',
    '',
  ].join('\n');
}

function valuesType(id: string, message: string): string {
  const fields = [...describeMessage(id, message).arguments].map(
    ([name, kind]) => `${JSON.stringify(name)}: ${typeOfKind[kind]}`,
  );
  return fields.length === 0 ? '{}' : `{ ${fields.join('; ')} }`;
}
