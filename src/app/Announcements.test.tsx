import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderCashier } from '../../tests/support/unit/renderCashier';
import { announce } from '../state/createAnnouncerState';
import { Dialog } from '../ui/overlay/Dialog';

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

it('[ROUTE-12] an open dialog says what is announced: all behind it is inert', async () => {
  const question = (
    <Dialog title="Leave?" closeLabel="Close" onClose={() => {}}>
      <p>text</p>
    </Dialog>
  );
  const { cashier } = await renderCashier({}, question);
  announce(cashier.announcer, 'The time is over', 'assertive');
  announce(cashier.announcer, 'Copied');
  await wait(0);
  const regions = [...screen.getByRole('dialog').querySelectorAll('[aria-live]')];
  expect(regions.map(region => [region.getAttribute('aria-live'), region.textContent])).toEqual([
    ['polite', 'Copied'],
    ['assertive', 'The time is over'],
  ]);
});
