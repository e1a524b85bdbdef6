import type { OutgoingMessage } from '../../host/protocol';
import { hideLongNumbers } from '../../lib/hideLongNumbers';
import { readUrl } from '../../lib/readUrl';

/** Fields that may hold the player's data: the log shows their names, but not their values. */
const HIDDEN_FIELDS: ReadonlySet<string> = new Set(['text', 'data', 'stack']);
const ID_FIELDS: ReadonlySet<string> = new Set(['depositId', 'withdrawalId', 'reference']);

/** A message as the console may show it (HOST-15): never with a token, a card's number or the value of a field. */
export function describeForLog({
  messageType,
  ...fields
}: OutgoingMessage): [string, Record<string, unknown>] {
  return [
    messageType,
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, show(name, value)])),
  ];
}

function show(name: string, value: unknown): unknown {
  if (HIDDEN_FIELDS.has(name)) return '…';
  if (ID_FIELDS.has(name) || typeof value === 'number') return value;
  if (typeof value !== 'string') return '…';
  if (name !== 'url') return hideLongNumbers(value);
  // Addresses carry tokens and values in the query, and some in the path.
  return readUrl(value)?.origin ?? '…';
}
