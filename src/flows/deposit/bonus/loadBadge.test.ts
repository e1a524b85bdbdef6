import { describe, expect, it, vi } from 'vitest';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { badgeAddress, loadBadge } from './loadBadge';

const { signal } = new AbortController();
const answer = (response: Response | Error) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(() => (response instanceof Error ? Promise.reject(response) : Promise.resolve(response))),
  );

describe('[BON-02] the badge text', () => {
  it('is what the asset says', async () => {
    answer(new Response(' +100% \n'));
    expect(await loadBadge('https://host.example/badge.txt', signal)).toBe('+100%');
  });

  it.each([
    ['a reply that is not ok', new Response('Not found', { status: 404 })],
    ['a failed request', new TypeError('Failed to fetch')],
    ['a text too long for a badge', new Response('x'.repeat(61))],
  ])('is skipped on %s', async (_, response) => {
    answer(response);
    expect(await loadBadge('https://host.example/badge.txt', signal)).toBe('');
  });

  it.each([
    ['/assets/badge.txt', 'https://host.example/assets/badge.txt'],
    ['https://cdn.example/b.txt', 'https://cdn.example/b.txt'],
    ['javascript:alert(1)', ''],
    ['https://user:pass@cdn.example/b.txt', ''],
    [7, ''],
  ])('has its address: %j is %j', async (badge, address) => {
    const { cashier } = await createTestCashier({
      parent: { host: 'https://host.example', schema: { assets: { badge } } },
    });
    expect(badgeAddress(cashier)).toBe(address);
  });
});
