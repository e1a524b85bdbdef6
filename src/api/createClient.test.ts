import { number, type } from 'superstruct';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeTransport, networkFailure, refusal } from '../../tests/support/unit/createFakeTransport';
import { failureOf } from '../../tests/support/unit/failureOf';
import { DEPOSIT_STATUSES } from '../spec/statuses';
import { createClient } from './createClient';
import { CashierError, isCashierError, toCashierError } from './errors';
import type { Command, Operation } from './Operation';
import { depositCreate, depositLimits, depositStatus } from './operations/deposit';
import { methodsPayment } from './operations/methods';
import { withdrawalConfirm, withdrawalStatus } from './operations/withdrawal';

const TOKEN = 'a-token-of-a-player-as-it-is-sent';
const ping: Operation<{ a: number }, { b: number }> = {
  path: 'ping',
  method: 'POST',
  answer: type({ b: number() }),
};
const reading = { ...ping, isSafe: true };
const note: Command<object> = { path: 'note', method: 'POST' };

const open = (
  answers: Record<string, unknown>,
  takeEarly: () => Promise<unknown> | undefined = () => undefined,
) => {
  const transport = createFakeTransport(answers);
  const token = vi.fn(() => TOKEN);
  const isTokenRenewed = vi.fn(() => false);
  const client = createClient({
    transport: () => transport,
    takeEarly,
    updating: () => null,
    token,
    isTokenRenewed,
  });
  return { transport, client, token, isTokenRenewed };
};
describe('the client', () => {
  it('[API-06] hands out checked answers', async () => {
    await expect(open({ ping: { b: 1, c: 2 } }).client.call(ping, { a: 1 })).resolves.toEqual({ b: 1, c: 2 });
  });

  it.each([
    { txid: ['canary'], message: { en: 'canary' } },
    { txid: {}, steps: [{ at: 1 }] },
  ])('[DEP-09] [WD-02] [API-06] a status counts without what cannot be read beside it: %j', async beside => {
    const { client } = open({
      'deposit-status': { depositId: 'd-1', status: 1, ...beside },
      'withdrawal-status': { withdrawalId: 'w-1', status: 1, ...beside },
    });
    await expect(client.call(depositStatus, { depositId: 'd-1' })).resolves.toMatchObject({ status: 1 });
    await expect(client.call(withdrawalStatus, { withdrawalId: 'w-1' })).resolves.toMatchObject({
      status: 1,
    });
  });

  it.each([undefined, null, '', 'text', 5, [], {}, { b: 'canary' }, { b: null }])(
    '[API-06] a broken answer %j is a named error',
    async answer => {
      const failure = await failureOf(open({ ping: () => answer }).client.call(ping, { a: 1 }));
      expect(failure).toBeInstanceOf(CashierError);
      expect(failure).toMatchObject({ kind: 'schema', message: expect.stringMatching(/^ping: .* is not /) });
      expect(String(failure)).not.toContain('canary');
    },
  );

  it('[RUM-01] a refusal under 200 that says again what was typed says it to nobody', async () => {
    const { client } = open({
      note: { message: `Card 4111111111111111 of Ana Lopez, ${TOKEN}`, code: 'banking.declined' },
    });
    const fields = { card_number: '4111111111111111', holder: 'Ana Lopez' };
    expect(await failureOf(client.run(note, { fields }))).toMatchObject({ message: 'Card … of …, …' });
  });

  it('[RUM-01] [USER-09] and says the token that it was sent with to nobody, if the host has set another since', async () => {
    const { client, transport, token } = open({});
    transport.answer('note', () => {
      token.mockReturnValue('the-next-token-of-the-player');
      return { message: `Invalid: ${TOKEN}`, code: 'auth.invalid' };
    });
    expect(await failureOf(client.run(note, {}))).toMatchObject({ message: 'Invalid: …' });
  });

  it('[API-06] does not read an answer that nobody reads', async () => {
    await expect(open({ note: 'anything' }).client.run(note, {})).resolves.toBeUndefined();
  });

  it('[API-07] hands over path, method, data and the signal, of a call that nobody reads too', async () => {
    const { client, transport } = open({ ping: { b: 1 }, note: {} });
    const { signal } = new AbortController();
    await client.call(ping, { a: 1 }, { signal });
    await client.run(note, { a: 2 }, { signal });
    await client.run(note, {});
    const updating = expect.any(Function);
    expect(transport.calls).toStrictEqual([
      { path: 'ping', method: 'POST', data: { a: 1 }, retryOn: undefined, updating, signal },
      { path: 'note', method: 'POST', data: { a: 2 }, retryOn: undefined, updating, signal },
      { path: 'note', method: 'POST', data: {}, retryOn: undefined, updating },
    ]);
  });

  it.each([undefined, null])(
    '[DEP-14] an answer that is %s is told in the call’s own words',
    async answer => {
      const { client } = open({ ping: () => answer });
      const told = { ...ping, whenEmpty: 'Nothing came.' };
      const failure = await failureOf(client.call(told, { a: 1 }, { reference: 'r-1' }));
      expect(failure).toMatchObject({ kind: 'schema', message: 'Nothing came.', reference: 'r-1' });
      const broken = await failureOf(open({ ping: {} }).client.call(told, { a: 1 }));
      expect(broken).toMatchObject({ message: expect.stringMatching(/^ping: /) });
    },
  );

  const no = { message: 'Not now', code: 'banking.x' };
  it('[API-04] [ERR-01] a message with a code under a status of success is a refusal of unknown outcome', async () => {
    const { client } = open({ ping: { ...no, requested: 1 } });
    for (const answer of [
      client.call(ping, { a: 1 }, { reference: 'r-1' }),
      client.run(ping, { a: 1 }, { reference: 'r-1' }),
    ]) {
      const failure = await failureOf(answer);
      expect(failure).toMatchObject({ kind: 'refused', status: 200, ...no, reference: 'r-1' });
      expect(failure).toMatchObject({ isOutcomeUnknown: true });
    }
  });

  it.each([
    [withdrawalConfirm, { status: 'accepted' }],
    [withdrawalStatus, { status: 'cancelled' }],
    [depositStatus, { status: 'Auto_Canceled', message: 'Not now' }],
    [depositStatus, { status: 'PAYED' }],
    ...DEPOSIT_STATUSES.map(status => [depositStatus, { status }] as const),
    [depositLimits, { min: 1, max: 5 }],
    [methodsPayment, { methods: [] }],
    [depositCreate, { apiResponse: {} }],
  ] as const)(
    '[API-04] [API-06] what a call answers with is no refusal, with a code and a message or without: %#',
    async (asked, answer) => {
      const { client } = open({ [asked.path]: { ...no, ...answer } });
      await expect(client.call(asked as Operation<object, object>, {})).resolves.toMatchObject(answer);
    },
  );

  it.each([
    { ...no, status: 'processing_error' },
    { ...no, status: 400 },
    { ...no, status: 0 },
  ])('[API-04] [ERR-01] %j is a refusal of a question for a status', async answer => {
    const { client } = open({ 'deposit-status': answer });
    const failure = await failureOf(client.call(depositStatus, { depositId: 'd-1' }));
    expect(failure).toMatchObject({ kind: 'refused', ...no });
  });

  it.each([
    { ...no, depositId: 'd-1' },
    { message: 'Not now' },
    { code: 'banking.x' },
    { ...no, code: 5 },
    { ...no, message: 5 },
  ])('[API-04] %j is no refusal, but an answer that cannot be read', async answer => {
    const failure = await failureOf(open({ ping: answer }).client.call(ping, { a: 1 }));
    expect(failure).toMatchObject({ kind: 'schema' });
  });

  it('[API-04] asks for repeats only where the call is marked', async () => {
    const { client, transport } = open({ ping: { b: 1 } });
    await client.call(ping, { a: 1 });
    await client.call({ ...ping, retryOn: 'network' }, { a: 1 });
    expect(transport.calls.map(({ retryOn }) => retryOn)).toEqual([undefined, 'network']);
  });

  it('[ROUTE-06] takes the answer that was asked for early, and sends nothing', async () => {
    const takeEarly = vi.fn(() => Promise.resolve({ b: 5 }));
    const { client, transport } = open({}, takeEarly);
    await expect(client.call(ping, { a: 1 })).resolves.toEqual({ b: 5 });
    expect(takeEarly).toHaveBeenCalledExactlyOnceWith('ping', { a: 1 });
    expect(transport.calls).toEqual([]);
  });

  it('[API-06] checks an early answer too', async () => {
    const { client } = open({}, () => Promise.resolve({}));
    await expect(failureOf(client.call(ping, { a: 1 }))).resolves.toMatchObject({ kind: 'schema' });
  });

  it('[ERR-01] a refusal keeps status, code and the server’s message, and has the reference', async () => {
    const { client } = open({ ping: refusal(422, 'banking.x', 'Not now') });
    await expect(failureOf(client.call(ping, { a: 1 }, { reference: 'r-1' }))).resolves.toMatchObject({
      kind: 'refused',
      status: 422,
      code: 'banking.x',
      message: 'Not now',
      reference: 'r-1',
    });
  });

  it('[ERR-01] rejects with a CashierError and with nothing else', async () => {
    for (const error of [networkFailure(), new Error('Other'), new DOMException('Aborted', 'AbortError')]) {
      const failure = await failureOf(open({ ping: error }).client.call(ping, { a: 1 }));
      expect(isCashierError(failure)).toBe(true);
    }
    expect(isCashierError(toCashierError('text', 'r'))).toBe(true);
    const unnamed = { kind: 'network', message: 'Other', reference: 'r' };
    expect(toCashierError(new Error('Other'), 'r')).toMatchObject(unnamed);
  });
});

describe('[USER-09] a call whose token has expired', () => {
  const renewedAfter = (ms: number) => {
    const test = open({});
    setTimeout(() => test.isTokenRenewed.mockReturnValue(true), ms);
    test.transport.answer('ping', refusal(401), { b: 1 });
    return test;
  };
  const outcomeAfter = async (answer: Promise<unknown>, ms: number) => {
    const outcome = failureOf(answer);
    await vi.advanceTimersByTimeAsync(ms);
    return outcome;
  };

  beforeEach(() => void vi.useFakeTimers());

  it.each([0, 1_000])('is made again, once, where the host sets another after %i ms', async ms => {
    const { client, transport } = renewedAfter(ms);
    expect(await outcomeAfter(client.call(reading, { a: 1 }), ms + 200)).toBe('answered');
    expect(transport.sent('ping')).toEqual([{ a: 1 }, { a: 1 }]);
  });

  it('has failed where the next one is refused too, or none comes', async () => {
    const { client, transport, isTokenRenewed } = open({ ping: refusal(401) });
    expect(await outcomeAfter(client.call(reading, { a: 1 }), 2_100)).toMatchObject({ status: 401 });
    expect(transport.sent('ping')).toHaveLength(1);
    isTokenRenewed.mockReturnValue(true);
    expect(await outcomeAfter(client.call(reading, { a: 1 }), 0)).toMatchObject({ status: 401 });
    expect(transport.sent('ping')).toHaveLength(3);
  });

  it('[API-04] is not made again where it moves money, or was refused for another reason', async () => {
    const { client, transport } = renewedAfter(1_000);
    const outcome = failureOf(client.call(ping, { a: 1 }));
    // The player reads what is true then: of a new token, that another try goes through.
    await vi.advanceTimersByTimeAsync(900);
    expect(await Promise.race([outcome, 'not told yet'])).toBe('not told yet');
    await vi.advanceTimersByTimeAsync(200);
    expect(await outcome).toMatchObject({ status: 401 });
    transport.answer('ping', refusal(403));
    expect(await outcomeAfter(client.call(reading, { a: 1 }), 0)).toMatchObject({ status: 403 });
    expect(transport.sent('ping')).toHaveLength(2);
  });

  it('waits no longer than its screen is there, and has failed in silence then', async () => {
    const { client } = open({ ping: refusal(401) });
    const left = new AbortController();
    const outcome = failureOf(client.call(reading, { a: 1 }, { signal: left.signal }));
    await vi.advanceTimersByTimeAsync(500);
    left.abort();
    await vi.advanceTimersByTimeAsync(100);
    expect(await outcome).toMatchObject({ kind: 'aborted' });
  });
});
