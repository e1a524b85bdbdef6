import { act, screen } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderCashier } from '../../tests/support/unit/renderCashier';
import { announce } from '../state/createAnnouncerState';
import { Dialog } from '../ui/overlay/Dialog';

beforeEach(() => {
  vi.useFakeTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('[ROUTE-12] what was said is there long enough to be read out, and is found by nobody later', async () => {
  const { cashier } = await renderCashier({}, <p />);
  const { announcer } = cashier;
  announce(announcer, 'This code is wrong', 'assertive');
  await wait(4_000);
  announce(announcer, 'Code sent');
  await wait(4_000);
  // Each has its own time: a polite one keeps no error that may be mended by then.
  expect(announcer).toMatchObject({ polite: 'Code sent', assertive: '' });
  announce(announcer, 'This code is wrong', 'assertive');
  await wait(2_000);
  expect(announcer).toMatchObject({ polite: '', assertive: 'This code is wrong' });
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

it('[ROUTE-12] a dialog says nothing anew that was said before it opened, and says it if it is said again', async () => {
  function Opener(): ReactElement {
    const [isOpen, setIsOpen] = useState(false);
    return isOpen ? (
      <Dialog title="Country" closeLabel="Close" onClose={() => {}}>
        <p>text</p>
      </Dialog>
    ) : (
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
    );
  }
  const { cashier } = await renderCashier({}, <Opener />);
  const { announcer } = cashier;
  announce(announcer, 'Code is required', 'assertive');
  announce(announcer, 'Copied');
  await wait(0);
  act(() => screen.getByRole('button', { name: 'Open' }).click());
  const texts = () =>
    [...screen.getByRole('dialog').querySelectorAll('[aria-live]')].map(({ textContent }) => textContent);
  expect(texts()).toEqual(['', '']);
  await wait(6_000);
  announce(announcer, 'Copied');
  await wait(0);
  expect(texts()).toEqual(['Copied', '']);
});
