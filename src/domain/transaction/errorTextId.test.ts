import { describe, expect, it } from 'vitest';
import { errorTextId } from './errorTextId';

describe('errorTextId', () => {
  const translated = new Set([
    'common.errors.limit_exceeded',
    'common.errors.503',
    'common.errors.banking.paymentMethodRegex',
  ]);
  it.each([
    [{ code: 'banking.merchantClientError', status: 503 }, null],
    [{ code: 'banking.paymentMethodRegex' }, 'common.errors.generic'],
    [{ code: 'limit_exceeded', status: 503 }, 'common.errors.limit_exceeded'],
    [{ code: 'unknown_code', status: 503 }, 'common.errors.503'],
    [{ code: 'unknown_code' }, 'common.errors.generic'],
    [{ status: 503, message: 'connect ECONNREFUSED 10.0.0.1:443' }, 'common.errors.network'],
    [{ status: 500, message: 'timeout' }, 'common.errors.network'],
    [{ code: 'limit_exceeded', status: 503, message: 'timeout' }, 'common.errors.limit_exceeded'],
    [{ status: 499, message: 'timeout' }, 'common.errors.generic'],
    [{ status: 418 }, 'common.errors.generic'],
    [{ code: '503' }, 'common.errors.503'],
    [{ code: 'constructor' }, 'common.errors.generic'],
    [{}, 'common.errors.generic'],
  ])('[ERR-03] %j is told by %s', (error, id) => {
    expect(errorTextId(error, candidate => translated.has(candidate))).toBe(id);
  });
});
