import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderCashier } from '../../../../tests/support/unit/renderCashier';
import { useInFlight } from './useInFlight';

function Sender({ work }: { work: () => Promise<unknown> }) {
  const { run } = useInFlight();
  return (
    <button type="button" onClick={() => run(work)}>
      Send
    </button>
  );
}

async function renderSender(work: () => Promise<unknown>) {
  vi.useFakeTimers();
  const { cashier } = await renderCashier({}, <Sender work={work} />);
  const press = () => act(async () => screen.getByRole('button', { name: 'Send' }).click());
  return {
    announcer: cashier.announcer,
    press,
    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  };
}

it('[ROUTE-12] what is still being sent after a second is announced', async () => {
  const { announcer, press, wait } = await renderSender(() => new Promise(() => undefined));
  await press();
  await wait(900);
  expect(announcer.polite).toBe('');
  await wait(200);
  expect(announcer.polite).toBe('Loading');
});

it('[ROUTE-12] what is answered within a second is not announced, nor what has its own words', async () => {
  const { announcer, press, wait } = await renderSender(
    () => new Promise(resolve => setTimeout(resolve, 800)),
  );
  await press();
  await wait(900);
  await wait(2_000);
  expect(announcer.polite).toBe('');
});

it('[ROUTE-12] what has been announced in words of its own stays', async () => {
  const { announcer, press, wait } = await renderSender(() => new Promise(() => undefined));
  await press();
  announcer.polite = 'Looking for a card';
  await wait(1_100);
  expect(announcer.polite).toBe('Looking for a card');
});
