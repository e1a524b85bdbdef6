import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { of } from './controls';
import { settle, type Table, type Take } from './createTable';
import type { OpenCall, Wire } from './createWire';

const WAITS_MS = [300, 1_500, 5_000, 31_000, 130_000, 1_900_000];
const TICK_MS = 500;
/** A long wait is taken in longer steps: nothing of the network's own ends within one. */
const LONG_MS = 200_000;
const LONG_TICK_MS = 5_000;
const isCreate = ({ path }: { path: string }) => path.includes('create') || path.includes('prepare');

const REFUSALS = [
  { status: 422, body: { message: 'No', code: 'banking.insufficientFunds' } },
  { status: 500, body: { message: 'Internal' } },
  { status: 503, body: {} },
  { status: 429, body: { message: 'Too many requests' } },
  { status: 401, body: { message: 'Token expired', code: 'auth.tokenExpired' } },
] as const;

/** Without the methods there is little to walk through. */
const isSpared = ({ path }: OpenCall, nth: number): boolean => path.startsWith('methods-') && nth % 10 !== 0;

const said = (what: string, { path, answer, data }: OpenCall): string =>
  `${what} ${path}${isCreate({ path }) ? ` ${String(data['amount'] ?? '')}` : ''}${answer ? ` (${answer.status})` : ''}`;

/** The bank hears them, and its answers arrive, in order. */
export async function answerAll(wire: Wire, calls: readonly OpenCall[]): Promise<void> {
  await act(async () => {
    for (const call of calls) {
      await wire.hear(call);
      wire.deliver(call);
    }
  });
  await settle();
}

/** What is done to a call that is on its way. */
const toCall =
  (what: string, run: (table: Table, call: OpenCall, nth: number) => Promise<unknown>): Take =>
  async (table, nth) => {
    const call = of(table.wire.open(), nth);
    if (!call) return null;
    let isDone: unknown = true;
    await act(async () => {
      isDone = await run(table, call, nth);
    });
    await settle();
    return isDone === false ? null : said(what, call);
  };

/** What only reads is answered at once: most of what is open is of that kind. */
const list: Take = async ({ wire }) => {
  const reading = wire.open().filter(one => !isCreate(one));
  if (reading.length === 0) return null;
  await answerAll(wire, reading);
  return `answer ${reading.map(one => one.path).join(', ')}`;
};

/** What happens on the way between the page and the bank. */
export const NETWORK_EVENTS = {
  list,
  answer: toCall('answer', async ({ wire }, call) => {
    await wire.hear(call);
    wire.deliver(call);
  }),
  // A creating call is answered, and what it waits for: the way on to the next screen.
  make: async (table, nth) => {
    const { wire } = table;
    const read = await list(table, nth);
    table.glance();
    const call = wire.open().find(one => isCreate(one) && !one.isGone);
    if (!call) return read;
    await answerAll(wire, [call]);
    return said('make', call);
  },
  hear: toCall('hear', ({ wire }, call) => wire.hear(call)),
  deliver: toCall('deliver', async ({ wire }, call) => {
    if (!call.answer) return false;
    wire.deliver(call);
  }),
  lose: toCall('lose', async ({ wire }, call, nth) => !isSpared(call, nth) && wire.lose(call)),
  // What the page gives up may reach the bank all the same, a moment later.
  strand: toCall('strand', async ({ wire }, call) => {
    if (call.answer || !isCreate(call)) return false;
    wire.strand(call);
  }),
  refuse: toCall('refuse', async ({ wire }, call, nth) => {
    if (call.answer || isSpared(call, nth)) return false;
    call.answer = of(REFUSALS, nth) ?? null;
    wire.deliver(call);
  }),
  push: async ({ wire }, nth) => {
    const push = of(wire.news(), nth);
    if (!push) return null;
    await act(async () => {
      wire.tell(push);
      // Once more later, as some connections do.
      if (nth % 9 === 0) wire.pushes.push(push);
    });
    await settle();
    return `push ${JSON.stringify(push.data)}`;
  },
  // A connection that breaks takes what is on it along.
  reconnect: async ({ wire }, nth) => {
    await act(async () => {
      if (nth % 2 === 0) {
        for (const call of wire.open()) wire.lose(call);
        wire.pushes.length = 0;
      }
      wire.reconnect();
    });
    await settle();
    return nth % 2 === 0 ? 'break off and reconnect' : 'reconnect';
  },
  wait: async ({ wire }, nth) => {
    const ms = of(WAITS_MS, nth) ?? 0;
    const tick = ms > LONG_MS ? LONG_TICK_MS : TICK_MS;
    await act(async () => {
      for (let left = ms; left > 0; left -= tick) {
        await vi.advanceTimersByTimeAsync(Math.min(left, tick));
        wire.timeOut();
      }
    });
    await settle();
    return `wait ${ms}`;
  },
} satisfies Record<string, Take>;
