import { describe, expect, it } from 'vitest';
import { readPageData } from './readPageData';
import { unifiedNextRoute } from './unifiedNextRoute';
import { deadlineOf } from './useDeadline';

const at = (iso: string) => Date.parse(iso);
const CREATED = '2026-05-01T12:00:00.000Z';

describe('the time left to pay', () => {
  it('[DEP-12] counts from the creation', () => {
    expect(deadlineOf(CREATED, 10, at('2026-05-01T12:04:00.000Z'))).toEqual({
      leftMs: 360_000,
      share: 0.6,
      isOver: false,
    });
  });

  it('[DEP-12] is over, and stays at nothing, after it', () => {
    expect(deadlineOf(CREATED, 10, at('2026-05-02T12:00:00.000Z'))).toEqual({
      leftMs: 0,
      share: 0,
      isOver: true,
    });
  });

  it('[DEP-12] is never more than the whole, though the creation lies in the future', () => {
    expect(deadlineOf(CREATED, 10, at('2026-05-01T11:00:00.000Z'))).toMatchObject({ share: 1 });
  });

  it('has no end without minutes or a time', () => {
    expect(deadlineOf(CREATED, null, 0)).toBeNull();
    expect(deadlineOf(CREATED, -1, 0)).toBeNull();
    expect(deadlineOf('soon', 10, 0)).toBeNull();
  });
});

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
