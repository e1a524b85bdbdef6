import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderCashier } from '../../tests/support/unit/renderCashier';
import { announce } from '../state/createAnnouncerState';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('[ROUTE-12] what was said of one screen is not found on the next, and what is said on it stays', async () => {
  const { cashier } = await renderCashier({}, <p />);
  const { announcer, router } = cashier;
  await wait(2_000);
  announce(announcer, 'This code is wrong', 'assertive');
  announce(announcer, 'Code sent');
  await wait(60_000);
  expect(announcer).toMatchObject({ polite: 'Code sent', assertive: 'This code is wrong' });
  await act(() => router.navigate('/withdrawal'));
  announce(announcer, 'Withdrawal accepted');
  await wait(900);
  expect(announcer.assertive).toBe('This code is wrong');
  await wait(200);
  expect(announcer).toMatchObject({ polite: 'Withdrawal accepted', assertive: '' });
});
