import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestCashier } from '../../../tests/support/unit/createTestCashier';
import { Providers } from '../../app/Providers';
import { TransferTimer } from '../../flows/deposit/requisites/TransferTimer';
import { useInvoiceDeadline } from './useInvoiceDeadline';

const NOW = Date.UTC(2026, 0, 1, 12);
const MINUTE = 60_000;

function Timer({ deadlineMs }: { deadlineMs: number }): ReactElement {
  return <TransferTimer deadline={useInvoiceDeadline({ startMs: deadlineMs - 15 * MINUTE, deadlineMs })} />;
}

async function show(leftMs: number) {
  const { cashier } = await createTestCashier();
  vi.useFakeTimers({ now: NOW });
  render(
    <Providers cashier={cashier}>
      <Timer deadlineMs={NOW + leftMs} />
    </Providers>,
  );
  return cashier;
}

const clock = () => screen.getByRole('timer').textContent;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

afterEach(cleanup);

describe('[P2P-04] the countdown', () => {
  it('is not shown, and never over, where there is no limit', async () => {
    const Endless = () => {
      const deadline = useInvoiceDeadline({ startMs: NOW, deadlineMs: Number.POSITIVE_INFINITY });
      return (
        <>
          <TransferTimer deadline={deadline} />
          {deadline.isOver ? 'over' : 'open'}
        </>
      );
    };
    const { cashier } = await createTestCashier();
    render(
      <Providers cashier={cashier}>
        <Endless />
      </Providers>,
    );
    expect(screen.getByText('open')).toBeTruthy();
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('runs by the clock', async () => {
    await show(15 * MINUTE);
    expect(clock()).toBe('15:00');
    await pass(28_000);
    expect(clock()).toBe('14:32');
    expect(screen.getByRole('progressbar', { hidden: true }).getAttribute('aria-valuenow')).toBe('97');
  });

  it('is right in a tab that was asleep, at its next tick', async () => {
    await show(15 * MINUTE);
    vi.setSystemTime(NOW + 10 * MINUTE);
    await pass(1000);
    expect(clock()).toBe('04:59');
  });

  it('never gives more than the whole time, whatever the clock says', async () => {
    await show(75 * MINUTE);
    expect(clock()).toBe('15:00');
  });

  it('that is already over stands at nothing, and stays there', async () => {
    await show(-MINUTE);
    expect(clock()).toBe('00:00');
    await pass(5000);
    expect(clock()).toBe('00:00');
    expect(screen.getByText('The time to pay is over')).toBeTruthy();
  });

  it('says the minutes that matter, each once', async () => {
    const { announcer } = await show(11 * MINUTE);
    await pass(MINUTE);
    expect(announcer.polite).toBe('10 minutes left to pay');
    await pass(5 * MINUTE);
    expect(announcer.polite).toBe('5 minutes left to pay');
    announcer.polite = '';
    await pass(3 * MINUTE);
    expect(announcer.polite).toBe('');
    await pass(MINUTE);
    expect(announcer.polite).toBe('1 minute left to pay');
    await pass(MINUTE);
    expect(announcer.assertive).toBe('The time to pay is over');
  });
});
