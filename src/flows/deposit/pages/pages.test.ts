import { describe, expect, it } from 'vitest';
import { EAZYPE_PAGE, hasAnythingToShow, INSTRUCTION_PAGE, ownSteps, PIX_PAGE, payRows } from './payPages';
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

it('[DEP-05] the steps of a page speak of a code and of a reference only where there is one', () => {
  const all = { qrCode: 'x', upiId: 'a@upi', reference: 'R-1' };
  expect(ownSteps(PIX_PAGE, all)).toBe(PIX_PAGE.steps);
  expect(ownSteps(EAZYPE_PAGE, all)).toBe(EAZYPE_PAGE.steps);
  expect(ownSteps(PIX_PAGE, { pixKey: 'k' })).toBe(INSTRUCTION_PAGE.steps);
  for (const { qrCode, upiId, reference } of [
    { ...all, qrCode: '' },
    { ...all, upiId: '' },
    { ...all, reference: '' },
  ])
    expect(ownSteps(EAZYPE_PAGE, { qrCode, upiId, reference })).toBe(INSTRUCTION_PAGE.steps);
});

it('[API-06] a page’s values of wrong types are as if they were not there', () => {
  const data: object = {
    qrCode: 7,
    pixKey: ' k ',
    upiId: null,
    amount: 'five',
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
  const longer: object = { accountNumber: 2 ** 60, phone: 919876543210 };
  expect(readPageData({ data: longer }).texts).toEqual({ phone: '919876543210' });
});

it.each([
  [{ amount: 600, currency: ' inr' }, 600, 'INR'],
  [{ amount: '600.50', currency: 'USD' }, 600.5, 'USD'],
  [{ currency: 'USD' }, null, null],
  [{ amount: '1,000', currency: 'USD' }, null, null],
])(
  '[DEP-05] the sum to pay of a page with %o is %s %s: a currency alone is none',
  (data: object, amount, currency) => {
    expect(readPageData({ data })).toMatchObject({ amount, currency });
  },
);

it('[DEP-05] every way to be paid that an answer names is shown; a sum alone is none', () => {
  const data: object = { amount: 5, phone: '+919876543210', upiId: 'a@upi', accountNumber: '123' };
  const { texts, ...rest } = readPageData({ data });
  expect(payRows(texts).map(({ name }) => name)).toEqual(['upiId', 'phone', 'accountNumber']);
  expect(hasAnythingToShow({ texts, ...rest })).toBe(true);
  expect(hasAnythingToShow({ texts: {}, ...rest })).toBe(false);
});

it.each([
  [{ qrCode: 'x' }, true],
  [{ description: 'Pay at the counter' }, true],
  [{ steps: ['Pay at the counter'] }, true],
  [{ title: 'Pay' }, false],
])('[DEP-05] of a page that says %j alone, there is a way to pay: %s', (data: object, isThere) => {
  expect(hasAnythingToShow(readPageData({ data }))).toBe(isThere);
});
