import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DOM_EVENTS, PUBLIC_MESSAGES, readIncoming } from './protocol';

const contract = readFileSync('docs/contract.md', 'utf8');

/** Rows of the table of messages: both cells may name several, in the same order. */
function contractMessages(): Record<string, string | null> {
  const [, table = ''] = contract.split('| messageType | DOM event | fields |');
  const rows = table.split('\n').filter(line => line.startsWith('| ') && !line.startsWith('|---'));
  const pairs = rows.flatMap(row => {
    const [types = '', events = ''] = row.split('|').slice(1, 3);
    const names = events.trim().startsWith('none') ? [] : events.split('·').map(name => name.trim());
    return types.split('·').map((type, index) => [type.trim(), names[index] ?? null] as const);
  });
  return Object.fromEntries(pairs);
}

/** What reveals who plays, what is paid, or where to. */
const TELLING = [
  'onCreateTransaction',
  'onExternalRedirectEvent',
  'openExtBrowser',
  'Error',
  'onSupport',
  'Metric',
];

describe('the protocol', () => {
  it('[HOST-11] has every message of the contract with its DOM event', () => {
    const expected = contractMessages();
    expect(Object.keys(expected).length).toBeGreaterThan(20);
    expect(DOM_EVENTS).toEqual(expected);
  });

  it('[HOST-07] no message with user data may go to an opaque origin', () => {
    for (const type of TELLING) expect([...PUBLIC_MESSAGES]).not.toContain(type);
  });

  const incoming = [
    { type: 'loaded', payload: { token: 't' } },
    { type: 'bonus-list-updated', payload: [] },
    { type: 'close', payload: undefined },
  ];

  it.each(incoming)('[HOST-10] reads $type as JSON text and as an object', message => {
    expect(readIncoming(JSON.stringify(message))).toEqual(message);
    expect(readIncoming(message)).toEqual(message);
  });

  const strangers: unknown[] = [
    '',
    'close',
    '{"type":',
    'null',
    '[]',
    '"close"',
    '{"type":"open"}',
    '{"type":5}',
    '{"type":"__proto__"}',
    '{"type":"constructor"}',
    '{"messageType":"close"}',
    null,
    undefined,
    5,
    ['close'],
    { type: ['close'] },
    Object.create({ type: 'close' }),
  ];

  it.each(strangers.map(data => [data]))('[HOST-10] ignores %j', data => {
    expect(readIncoming(data)).toBeNull();
  });
});
