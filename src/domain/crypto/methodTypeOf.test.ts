import { expect, it } from 'vitest';
import { methodTypeOf } from './methodTypeOf';

it.each([
  ['crypto', 'crypto', 'MXN'],
  ['cash_methods', 'fiat', 'MXN'],
  ['cash_methods', 'crypto', 'USDT'],
  ['', 'default', 'MXN'],
])('[DEP-11] the category %j is %s in %s', (category, type, currency) => {
  expect(methodTypeOf({ category }, currency)).toBe(type);
});
