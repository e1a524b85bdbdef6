import { expect, it } from 'vitest';
import { checkAnswer } from '../checkAnswer';
import { TimeStruct } from './time';

const NOON = '2026-01-02T12:00:00.000Z';

it.each([
  ['ISO 8601', NOON, NOON],
  ['without a zone', '2026-01-02 12:00:00', '2026-01-02T12:00:00Z'],
  ['epoch seconds', Date.parse(NOON) / 1000, NOON],
  ['epoch milliseconds', Date.parse(NOON), NOON],
  ['epoch seconds as a text', `${Date.parse(NOON) / 1000}`, NOON],
  ['epoch milliseconds as a text', `${Date.parse(NOON)}`, NOON],
  ['digits that are a day', '20260102', '20260102'],
])('[P2P-01] [API-06] a time that is %s', (_, given, read) => {
  expect(checkAnswer(given, TimeStruct)).toMatchObject({ ok: true, value: read });
});
