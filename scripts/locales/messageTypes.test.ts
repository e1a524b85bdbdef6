import { expect, it } from 'vitest';
import { messageTypes } from './messageTypes';

it('gives every id the arguments of its message, typed by their formats', () => {
  const types = messageTypes({
    'a.plain': 'Hello',
    'a.submit': 'Deposit {amount}',
    'a.count': '{count, plural, one {# for {who}} other {#}}',
    'a.twice': '{count} of {count, plural, one {#} other {#}}',
    'a.kind': '{kind, select, card {Card} other {{rest, number}}}',
  });
  expect(types.split('\n').filter(line => line.startsWith('  '))).toEqual([
    '  "a.plain": {};',
    '  "a.submit": { "amount": string };',
    '  "a.count": { "count": number; "who": string };',
    '  "a.twice": { "count": number };',
    '  "a.kind": { "kind": string; "rest": number };',
  ]);
});
