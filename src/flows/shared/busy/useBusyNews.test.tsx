import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { deferred } from '../../../../tests/support/unit/deferred';
import { renderCashier } from '../../../../tests/support/unit/renderCashier';
import { snackbars } from '../../../app/Notifications';
import type { OutgoingMessage } from '../../../host/protocol';
import { addNotification } from '../../../state/createNotificationsState';
import { useInFlight } from './useInFlight';

function Sender({ work }: { work: () => Promise<unknown> }) {
  const { run } = useInFlight();
  return (
    <button type="button" onClick={() => run(work)}>
      Send
    </button>
  );
}

async function renderSender(work: () => Promise<unknown>, options: Parameters<typeof renderCashier>[0] = {}) {
  vi.useFakeTimers();
  const { cashier, transport } = await renderCashier(options, <Sender work={work} />);
  const press = () => act(async () => screen.getByRole('button', { name: 'Send' }).click());
  return {
    announcer: cashier.announcer,
    notifications: cashier.notifications,
    transport,
    press,
    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  };
}

afterEach(() => vi.restoreAllMocks());

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

describe('[ERR-02] [ERR-03] a browser that knows of no network', () => {
  beforeAll(async () => void (await snackbars.load()));

  const MESSAGE = 'Network connection failed';
  const setOnline = (onLine: boolean) =>
    act(async () => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
      window.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
    });

  it('is told for as long as the player waits and it is so', async () => {
    const work = deferred<boolean>();
    const { press, wait } = await renderSender(() => work.promise);
    await setOnline(false);
    expect(screen.queryByText(MESSAGE)).toBeNull();
    await press();
    const note = screen.getByText(MESSAGE);
    await wait(40_000);
    // Not drawn anew: it would move, and be read out once more.
    expect(screen.getByText(MESSAGE)).toBe(note);
    await setOnline(true);
    expect(screen.queryByText(MESSAGE)).toBeNull();
    // It goes once more, in the midst of the call.
    await setOnline(false);
    await wait(40_000);
    expect(screen.getByText(MESSAGE)).toBeTruthy();
    work.resolve(false);
    await wait(0);
    expect(screen.queryByText(MESSAGE)).toBeNull();
  });

  it('leaves the failure of the call its own time', async () => {
    const work = deferred<boolean>();
    const { press, wait, notifications } = await renderSender(() => work.promise);
    await setOnline(false);
    await press();
    await wait(10_000);
    addNotification(notifications, { content: MESSAGE, reference: 'r-1' });
    work.resolve(false);
    await wait(4_000);
    expect(screen.getByText(MESSAGE)).toBeTruthy();
    await wait(2_000);
    expect(screen.queryByText(MESSAGE)).toBeNull();
  });
});

describe('[ERR-02] [API-03] a socket that is lost', () => {
  beforeAll(async () => void (await snackbars.load()));

  const MESSAGE = 'Network connection failed';
  async function renderLost(kind: 'socket' | 'http' = 'socket') {
    let tell = (_: OutgoingMessage): void => {};
    const sender = await renderSender(() => new Promise(() => {}), {
      parent: { transport: kind },
      prepare: ({ cashier }) =>
        Object.assign(cashier.handle, {
          onMessage: (listener: typeof tell) => {
            // One of before: nobody can say whether it is so still.
            listener({ messageType: 'onSocketReconnectAttempt', attempt: 1 });
            tell = listener;
            return () => {};
          },
        }),
    });
    const lose = () => act(async () => tell({ messageType: 'onSocketReconnectAttempt', attempt: 1 }));
    return { ...sender, lose };
  }

  it('is told once the player has waited for 5 s, until it is back', async () => {
    const { press, wait, lose, transport } = await renderLost();
    await press();
    await wait(10_000);
    expect(screen.queryByText(MESSAGE)).toBeNull();
    await lose();
    expect(screen.getByText(MESSAGE)).toBeTruthy();
    await wait(10_000);
    expect(screen.getByText(MESSAGE)).toBeTruthy();
    await act(async () => transport.reconnect());
    expect(screen.queryByText(MESSAGE)).toBeNull();
  });

  it('was lost before the press', async () => {
    const { press, wait, lose } = await renderLost();
    await lose();
    await wait(10_000);
    expect(screen.queryByText(MESSAGE)).toBeNull();
    await press();
    await wait(4_900);
    expect(screen.queryByText(MESSAGE)).toBeNull();
    await wait(200);
    expect(screen.getByText(MESSAGE)).toBeTruthy();
  });

  it('is nothing to a player whose calls go over HTTP by now', async () => {
    const { press, wait, lose } = await renderLost('http');
    await lose();
    await press();
    await wait(10_000);
    expect(screen.queryByText(MESSAGE)).toBeNull();
  });
});
