import { act } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderCashier } from '../../../../tests/support/unit/renderCashier';
import { useFoundNews } from './useFoundNews';

afterEach(() => void vi.useRealTimers());

async function openSearch(text: string) {
  let find = (_text: string, _count: number): void => {};
  function Found(): null {
    const [found, setFound] = useState({ text, count: 12 });
    find = (typed, count) => setFound({ text: typed, count });
    useFoundNews(found.text, found.count);
    return null;
  }
  const { cashier } = await renderCashier({}, <Found />);
  vi.useFakeTimers();
  const hear = (ms: number) => {
    act(() => void vi.advanceTimersByTime(ms));
    return cashier.announcer.polite;
  };
  return { find: (typed: string, count: number) => act(() => find(typed, count)), hear };
}

it('[METH-04] [ROUTE-12] a screen reader hears how many methods a search has found, once it rests', async () => {
  const { find, hear } = await openSearch('');
  find('b', 7);
  expect(hear(400)).toBe('');
  find('ba', 1);
  expect(hear(400)).toBe('');
  expect(hear(100)).toBe('1 method');
});

it.each([
  ['a list that is opened with its search', 'ba', 'ba', 3],
  ['a search that was taken back', 'ba', '', 12],
  ['a search that finds nothing, which says so itself', '', 'x', 0],
])('[METH-04] [ROUTE-12] no count is said of %s', async (_what, before, typed, count) => {
  const { find, hear } = await openSearch(before);
  find(typed, count);
  expect(hear(1_000)).toBe('');
});
