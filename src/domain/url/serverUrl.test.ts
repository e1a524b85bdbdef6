import { expect, it, vi } from 'vitest';
import { serverUrl } from './serverUrl';

it('[API-01] is below the server that is named', () => {
  expect(serverUrl('https://bank.test//', 'api/x')).toBe('https://bank.test/api/x');
});

it('[API-01] without one it is below the page’s origin, whatever its base', () => {
  vi.stubGlobal('origin', 'https://page.test');
  expect(serverUrl('', 'api/x')).toBe('https://page.test/api/x');
});

it('[API-01] a page without an origin has its addresses alone', () => {
  vi.stubGlobal('origin', 'null');
  expect(serverUrl('', 'api/x')).toBe('/api/x');
});
