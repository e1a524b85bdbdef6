import { expect, it } from 'vitest';
import { CashierError } from '../../../api/errors';
import { keepsId } from './keepsId';

it.each([
  ['a lost call', { kind: 'network' }, false, true],
  ['a failure of the server', { kind: 'refused', status: 500 }, false, true],
  ['a captcha that failed, as nothing was sent', { kind: 'captcha' }, false, false],
  ['a refusal', { kind: 'refused', status: 422 }, false, false],
  ['a refusal after a lost call', { kind: 'refused', status: 422 }, true, false],
  ['a refusal within a success', { kind: 'refused', status: 200 }, false, false],
  ['a refused token', { kind: 'refused', status: 401 }, false, false],
  ['a refused token after a lost call, which may still arrive', { kind: 'refused', status: 401 }, true, true],
  ['too many calls after a lost one', { kind: 'refused', status: 429 }, true, true],
  ['a second failure of the server, which it may only repeat', { kind: 'refused', status: 500 }, true, false],
  ['a gateway that gave up after a lost call', { kind: 'refused', status: 504 }, true, true],
] as const)(
  '[API-04] of what was not made, after %s: the id is kept or not',
  (_, fields, isUnclear, kept) => {
    expect(keepsId(new CashierError('', { reference: '', ...fields }), isUnclear)).toBe(kept);
  },
);
