import { expect, it } from 'vitest';
import { unifiedNextRoute } from './unifiedNextRoute';

it.each([
  ['/deposit/complete', '/deposit/complete'],
  [' //pix/ ', '/deposit/redirect/pix'],
  ['cashier/deposit/host-to-host', '/deposit/host-to-host'],
  ['https://evil.example/deposit', undefined],
  ['/', undefined],
  [undefined, undefined],
])('[DEP-05] the next route %j leads to %j', (nextRoute, path) => {
  expect(unifiedNextRoute(nextRoute)).toBe(path);
});

it('[SEC-01] a next route of many slashes does not hold up the page', () => {
  const startedAt = performance.now();
  expect(unifiedNextRoute(`x${'/'.repeat(100_000)}x`)).toBeUndefined();
  expect(performance.now() - startedAt).toBeLessThan(2000);
});
