import type { OutgoingMessage } from '../host/protocol';
import { hideLongNumbers } from '../lib/hideLongNumbers';
import { readUrl } from '../lib/readUrl';

/** What a message may hold of the player's: its name stands in the log, its value does not. */
const HIDDEN_FIELDS: ReadonlySet<string> = new Set(['text', 'data', 'stack']);
const ID_FIELDS: ReadonlySet<string> = new Set(['depositId', 'withdrawalId', 'reference']);

/** A message as the console may show it (HOST-15): never a token, a number of a card or a value of a field. */
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
  // Addresses carry tokens and values behind the question mark, and some before it.
  return readUrl(value)?.origin ?? '…';
}
