import { expect, it } from 'vitest';
import { TransportError } from '../transport/TransportError';
import { CashierError, type CashierErrorKind, toCashierError } from './errors';

it('[ERR-01] knows an error of another bundle by its name', () => {
  const foreign = Object.assign(new Error('Gone'), { name: 'TransportError', kind: 'timeout' });
  expect(toCashierError(foreign, 'r')).toMatchObject({ kind: 'timeout', message: 'Gone' });
});

const outcomes: [kind: CashierErrorKind, status: number | undefined, isUnknown: boolean][] = [
  ['network', undefined, true],
  ['timeout', undefined, true],
  ['broken', 200, true],
  ['schema', undefined, true],
  ['aborted', undefined, true],
  ['refused', 500, true],
  ['refused', 503, true],
  ['refused', 200, true],
  ['refused', undefined, false],
  ['refused', 499, false],
  ['refused', 400, false],
  ['refused', 404, false],
  ['refused', 422, false],
  ['captcha', undefined, false],
  ['host', undefined, false],
];

it.each(outcomes)(
  '[API-04] after %s %s it is unknown whether the server acted: %s',
  (kind, status, isUnknown) => {
    const error = new CashierError('Text', { kind, status, reference: 'r' });
    expect(error.isOutcomeUnknown).toBe(isUnknown);
  },
);

const refused = (status: number, message = `HTTP ${status}`) =>
  new CashierError(message, { kind: 'refused', status, reference: 'r' });

it.each([502, 503, 504])(
  '[API-04] a %d without words may be that of a gateway, and the call may still arrive; with words it is the server’s',
  status => {
    expect(refused(status)).toMatchObject({ isLost: true, isAnswered: false });
    expect(refused(status, 'Down')).toMatchObject({ isLost: false, isAnswered: true });
  },
);

it.each([404, 500])('[API-04] a %d is the server’s own answer, with words or without', status => {
  expect(refused(status)).toMatchObject({ isLost: false, isAnswered: true });
});

it.each<[CashierErrorKind, boolean]>([
  ['network', true],
  ['timeout', true],
  ['aborted', false],
  ['broken', false],
  ['schema', false],
])('[API-04] after %s the call may still arrive: %s', (kind, isLost) => {
  expect(new CashierError('Text', { kind, reference: 'r' })).toMatchObject({ isLost, isAnswered: false });
});

it('[ERR-01] passes errors of its own through', () => {
  const error = new CashierError('Text', { kind: 'schema', reference: 'r' });
  expect(toCashierError(error, 'other')).toBe(error);
  const transport = new TransportError('Gone', { kind: 'network' });
  expect(toCashierError(transport, 'other')).toMatchObject({ kind: 'network', reference: 'other' });
});
