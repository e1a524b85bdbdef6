import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createFakeTransport,
  networkFailure,
  refusal,
} from '../../../../tests/support/unit/createFakeTransport';
import { deferred } from '../../../../tests/support/unit/deferred';
import { createClient } from '../../../api/createClient';
import { createConversion } from './createConversion';

const RATE = 0.0005;
const PATH = 'payment-convert-v2';

function start(answer: unknown = ({ amount }: { amount: number }) => ({ amount: amount * RATE })) {
  const transport = createFakeTransport({ [PATH]: answer });
  const client = createClient({
    transport: () => transport,
    takeEarly: () => undefined,
    updating: () => null,
    token: () => '',
    isTokenRenewed: () => false,
  });
  const onFailure = vi.fn();
  const conversion = createConversion({ client, from: 'QSC', to: 'BTC', onFailure });
  return { transport, conversion, onFailure, ...conversion };
}

const wait = (ms = 1000) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
});

describe('createConversion', () => {
  it('[SWP-02] asks once the typing rests, for the last amount alone', async () => {
    const { transport, convert, state } = start();
    for (const amount of [1, 10, 100]) {
      convert(amount);
      await wait(100);
    }
    expect(transport.sent(PATH)).toEqual([]);
    await wait();
    expect(transport.sent(PATH)).toEqual([{ amount: 100, from: 'QSC', to: 'BTC' }]);
    expect(state).toEqual({ status: 'ready', figure: { amount: 100, result: 0.05 } });
  });

  it('[SWP-02] while it converts, the old figure keeps its own amount', async () => {
    const { convert, state } = start();
    convert(100);
    await wait();
    convert(200);
    expect(state).toEqual({ status: 'converting', figure: { amount: 100, result: 0.05 } });
    await wait();
    expect(state).toEqual({ status: 'ready', figure: { amount: 200, result: 0.1 } });
  });

  it('[SWP-02] aborts what is overtaken, and never hears its answer', async () => {
    const first = deferred();
    const { transport, convert, state } = start();
    transport.answer(PATH, () => first.promise, { amount: 2 });
    convert(100);
    await wait();
    convert(200);
    await wait();
    expect(transport.calls.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
    first.resolve({ amount: 1 });
    await wait();
    expect(state).toEqual({ status: 'ready', figure: { amount: 200, result: 2 } });
  });

  it('[SWP-02] typed back to what is shown, it is shown again without a question', async () => {
    const { transport, convert, state } = start();
    convert(100);
    await wait();
    convert(1000);
    convert(100);
    await wait();
    expect(state.status).toBe('ready');
    expect(transport.sent(PATH)).toHaveLength(1);
  });

  it.each([
    ['NaN', { amount: Number.NaN }],
    ['a negative sum', { amount: -1 }],
    ['endless', { amount: Number.POSITIVE_INFINITY }],
    ['a text', { amount: '5 BTC' }],
    ['null', null],
    ['nothing', {}],
    ['a refusal', refusal(422, 'banking.currencyUnknown')],
    ['no network', networkFailure()],
  ])('[SWP-02] %s is no figure, and can be asked for again', async (_, answer) => {
    const { transport, convert, retry, state, onFailure } = start();
    convert(100);
    await wait();
    transport.answer(PATH, answer);
    convert(200);
    await wait();
    expect(state).toEqual({ status: 'failed', figure: null });
    expect(onFailure).toHaveBeenCalledTimes(1);
    transport.answer(PATH, { amount: 0.1 });
    retry();
    expect(state.status).toBe('converting');
    await wait();
    expect(state).toEqual({ status: 'ready', figure: { amount: 200, result: 0.1 } });
  });

  it('[SWP-02] an answer that does not come in time is given up; late, it changes nothing', async () => {
    const late = deferred();
    const { convert, state, onFailure } = start(() => late.promise);
    convert(100);
    await wait(20_000);
    expect(state).toEqual({ status: 'failed', figure: null });
    late.resolve({ amount: 1 });
    await wait();
    expect(state).toEqual({ status: 'failed', figure: null });
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  it.each([0, -5, Number.NaN, Number.POSITIVE_INFINITY])(
    '[SWP-02] %s is not asked for, nor is it on the return to the page',
    async amount => {
      const { transport, convert, retry, state } = start();
      convert(100);
      await wait();
      convert(amount);
      await wait();
      retry();
      await wait();
      expect(state).toEqual({ status: 'idle', figure: null });
      expect(transport.sent(PATH)).toHaveLength(1);
    },
  );

  it('[SWP-02] after its end nothing is asked or heard, and it can begin anew', async () => {
    const { transport, convert, dispose, state } = start();
    convert(100);
    dispose();
    await wait();
    expect(transport.sent(PATH)).toEqual([]);
    convert(100);
    await wait();
    expect(state.figure).toEqual({ amount: 100, result: 0.05 });
  });

  it('[SWP-02] whatever is typed, and however late each answer comes, a ready figure is that of the amount', async () => {
    const step = fc.record({
      amount: fc.integer({ min: 0, max: 5 }),
      pauseMs: fc.integer({ min: 0, max: 900 }),
    });
    const delays = fc.array(fc.integer({ min: 0, max: 2000 }), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), delays, async (steps, delaysMs) => {
        let call = 0;
        const { convert, state, dispose } = start(async ({ amount }: { amount: number }) => {
          const ms = delaysMs[call++ % delaysMs.length] ?? 0;
          await new Promise(resolve => setTimeout(resolve, ms));
          return { amount: amount * RATE };
        });
        let typed = 0;
        for (const { amount, pauseMs } of steps) {
          typed = amount;
          convert(amount);
          await wait(pauseMs);
          if (state.status === 'ready') expect(state.figure?.amount).toBe(amount);
          if (state.figure) expect(state.figure.result).toBe(state.figure.amount * RATE);
        }
        await wait(5000);
        expect(state).toEqual(
          typed === 0
            ? { status: 'idle', figure: null }
            : { status: 'ready', figure: { amount: typed, result: typed * RATE } },
        );
        dispose();
      }),
      { numRuns: 150 },
    );
  });
});
