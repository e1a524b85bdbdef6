import { describe, expect, it } from 'vitest';
import { readPageData } from './readPageData';
import { unifiedNextRoute } from './unifiedNextRoute';

describe('where a unified flow leads', () => {
  it.each([
    ['/deposit/redirect/pix', '/deposit/redirect/pix'],
    ['/cashier/deposit/host-to-host', '/deposit/host-to-host'],
    ['instruction', '/deposit/redirect/instruction'],
    ['complete', '/deposit/complete'],
    ['https://evil.example/deposit/complete', '/deposit/complete'],
    ['/withdrawal', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('[DEP-05] %j is %j', (given, path) => {
    expect(unifiedNextRoute(given)).toBe(path);
  });
});

it('[API-06] a page’s values of wrong types are as if they were not there', () => {
  const data: object = {
    qrCode: 7,
    pixKey: ' k ',
    upiId: null,
    amount: '5',
    steps: ['a', 1, ''],
    timeout_minutes: -3,
  };
  expect(readPageData({ data })).toEqual({
    texts: { qrCode: '7', pixKey: 'k' },
    steps: ['a', '1'],
    amount: null,
    currency: null,
    timeoutMinutes: null,
  });
  expect(readPageData(null).texts).toEqual({});
});
