import { describe, expect, it, vi } from 'vitest';
import { networkFailure, refusal } from '../../../../tests/support/unit/createFakeTransport';
import { CREATE, created, openSubmit as open, setUpBrowser } from '../../../../tests/support/unit/openSubmit';
import { TransportError } from '../../../transport/TransportError';
import { pendingDeposits } from '../pending/pendingList';

setUpBrowser();

/** A first deposit is answered and left; the answer to a second one is lost. */
async function loseSecond({ submit, cashier, transport }: Awaited<ReturnType<typeof open>>): Promise<void> {
  vi.useFakeTimers();
  submit();
  await vi.advanceTimersByTimeAsync(1);
  cashier.router.navigate('/deposit', { isReset: true });
  transport.answer(CREATE, networkFailure());
  submit({ amount: 200 });
}

describe('[API-04] what proves that nothing was made', () => {
  it('a 404 without words is no proof: it may be that of any router', async () => {
    const { submit, path, cashier, transport } = await open(networkFailure(), {
      answers: { 'deposit-status': refusal(404, undefined, 'HTTP 404') },
    });
    vi.useFakeTimers();
    submit();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(path()).toBe('/deposit/complete');
    expect(cashier.transaction).toMatchObject({ depositId: null, isNotCreated: false });
    expect(transport.sent(CREATE)).toHaveLength(1);
    expect(pendingDeposits(cashier)).toHaveLength(1);
  });

  it('nor is one of a server that says the same of a request that it has answered', async () => {
    const test = await open(created(), { answers: { 'deposit-status': refusal(404) } });
    const { path, cashier } = test;
    await loseSecond(test);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(path()).toBe('/deposit/complete');
    expect(cashier.transaction).toMatchObject({ depositId: null, isNotCreated: false });
  });

  it('one in the contract’s form is', async () => {
    const { submit, path } = await open(networkFailure(), { answers: { 'deposit-status': refusal(404) } });
    vi.useFakeTimers();
    submit();
    await vi.advanceTimersByTimeAsync(2001);
    expect(path()).toBe('/deposit');
  });

  it('it is proof where the server knows a request that it has answered', async () => {
    const test = await open(created(), {
      answers: {
        'deposit-status': (data: unknown) => {
          const [first] = test.transport.sent(CREATE);
          const isFirst = Reflect.get(Object(data), 'requestId') === first?.['requestId'];
          return isFirst ? { depositId: 'd-1', status: 'waiting' } : refusal(404, undefined, 'HTTP 404');
        },
      },
    });
    const { path, cashier } = test;
    await loseSecond(test);
    await vi.advanceTimersByTimeAsync(2001);
    expect(path()).toBe('/deposit');
    expect(cashier.notifications.list).toMatchObject([{ content: 'Network connection failed' }]);
  });

  it.each([
    ['said by the server itself', refusal(500), '/deposit'],
    ['of a gateway', new TransportError('HTTP 502', { kind: 'refused', status: 502 }), '/deposit/complete'],
  ])('with a failure %s a 404 without words leads to %s', async (_, error, where) => {
    const { submit, path } = await open(error, {
      answers: { 'deposit-status': refusal(404, undefined, 'HTTP 404') },
    });
    vi.useFakeTimers();
    submit();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(path()).toBe(where);
  });

  it('one that was made, and answered with 500, is followed where a copy of the bank’s data that lags behind is asked first', async () => {
    vi.useFakeTimers();
    const { submit, path, cashier, transport } = await open(refusal(500, 'internal'));
    const none = refusal(404, 'banking.depositUnknown');
    transport.answer('deposit-status', none, { depositId: 'd-1', status: 'waiting' });
    submit();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(path()).not.toBe('/deposit');
    expect(cashier.transaction).toMatchObject({ depositId: 'd-1', status: 'waiting' });
  });
});
