import { describe, expect, it } from 'vitest';
import { errorTextId } from './errorTextId';
import { isNetworkError } from './isNetworkError';

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
    [{ status: 418 }, 'common.errors.generic'],
    [{ code: 503 }, 'common.errors.503'],
    [{ code: 'constructor' }, 'common.errors.generic'],
    [{}, 'common.errors.generic'],
  ])('[ERR-03] %j is told by %s', (error, id) => {
    expect(errorTextId(error, candidate => translated.has(candidate))).toBe(id);
  });
});

describe('isNetworkError', () => {
  it.each([
    new TypeError('Failed to fetch'),
    new TypeError('NetworkError when attempting to fetch resource.'),
    new TypeError('Load failed'),
    new Error('read ECONNRESET'),
    new Error('connect ECONNREFUSED 127.0.0.1:1'),
    new Error('getaddrinfo ENOTFOUND bank.example'),
    new Error('timeout'),
    new DOMException('The operation was aborted due to timeout', 'TimeoutError'),
    new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }),
    { code: 'ECONNRESET' },
    'websocket timeout',
  ])('[ERR-02] %s is one', error => {
    expect(isNetworkError(error)).toBe(true);
  });

  it.each([
    new Error('Deposit data is null after creation.'),
    new DOMException('The user aborted a request.', 'AbortError'),
    Object.assign(new Error('Gateway timeout'), { status: 504 }),
    { message: 42 },
    null,
    undefined,
    504,
  ])('[ERR-02] %s is none', error => {
    expect(isNetworkError(error)).toBe(false);
  });
});
