import { afterEach, describe, expect, it, vi } from 'vitest';
import { networkFailure, refusal } from '../../../../tests/support/unit/createFakeTransport';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { deferred } from '../../../../tests/support/unit/deferred';
import type { ParentData } from '../../../host/parentData';
import { rememberAnswered } from '../../shared/failure/isNotMade';
import { keepPending, pendingDeposits } from '../pending/keepPending';
import { followTransaction } from './followTransaction';

const PATH = 'deposit-status';
const WAITING = { depositId: 'd-1', status: 'waiting' };

async function follow(
  answer: unknown,
  {
    transport: kind = 'http',
    ids = { depositId: 'd-1' },
  }: { transport?: ParentData['transport']; ids?: object } = {},
) {
  const test = await createTestCashier({ parent: { transport: kind }, answers: { [PATH]: answer } });
  Object.assign(test.cashier.transaction, ids);
  vi.useFakeTimers();
  const end = followTransaction(test.cashier);
  const asked = () => test.transport.sent(PATH).length;
  const passed = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    return asked();
  };
  return Object.assign(test, { end, asked, passed });
}

const setVisibility = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('[DEP-09] following a transaction', () => {
  it('asks at once, then more seldom, 5 s apart at most while the player waits, later 30 s', async () => {
    const { passed } = await follow(WAITING);
    expect(await passed(0)).toBe(1);
    const gaps = [2000, 4000, ...Array(23).fill(5000), 30_000, 30_000];
    for (const [index, gap] of gaps.entries()) {
      expect(await passed(gap - 1)).toBe(index + 1);
      expect(await passed(1)).toBe(index + 2);
    }
  });

  it('with pushes it asks as a second line only', async () => {
    const { passed } = await follow(WAITING, { transport: 'socket' });
    expect(await passed(9999)).toBe(1);
    expect(await passed(1)).toBe(2);
  });

  it('where the player saves data it asks half as often', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    const { passed } = await follow(WAITING);
    expect(await passed(3999)).toBe(1);
    expect(await passed(1)).toBe(2);
  });

  it.each(['processed', 'mistaked'])('ends when it is %s', async status => {
    const { passed, cashier } = await follow({ depositId: 'd-1', status });
    await passed(0);
    expect(cashier.transaction.status).toBe(status);
    expect(vi.getTimerCount()).toBe(0);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await passed(60_000)).toBe(1);
  });

  it('a push that settles it ends the asking too', async () => {
    const { passed, transport, cashier } = await follow(WAITING);
    await passed(0);
    transport.push('deposit.status', { depositId: 'd-1', status: 1 });
    await vi.waitFor(() => expect(cashier.transaction.status).toBe('processed'));
    expect(await passed(60_000)).toBe(1);
  });

  it.each([
    ['no answer', networkFailure()],
    ['a refusal', refusal(500)],
    ['a broken answer', { status: 'waiting' }],
  ])('goes on after %s, and shows nothing of it', async (_, failure) => {
    const { passed, transport, cashier } = await follow(failure);
    await passed(0);
    transport.answer(PATH, { depositId: 'd-1', status: 1 });
    await passed(2000);
    expect(cashier.transaction.status).toBe('processed');
    expect(cashier.notifications.list).toEqual([]);
  });

  it('asks at once when the player comes back to the tab, and not when leaving it', async () => {
    const { passed } = await follow(WAITING);
    await passed(2000);
    setVisibility('hidden');
    expect(await passed(0)).toBe(2);
    setVisibility('visible');
    expect(await passed(0)).toBe(3);
    // The back-off begins anew.
    expect(await passed(2000)).toBe(4);
  });

  it.each(['pageshow', 'online'])('asks at once on %s', async type => {
    const { passed } = await follow(WAITING);
    await passed(0);
    window.dispatchEvent(new Event(type));
    expect(await passed(0)).toBe(2);
  });

  it('[API-03] asks at once after a reconnect: pushes may have been missed', async () => {
    const { passed, transport } = await follow(WAITING, { transport: 'socket' });
    await passed(0);
    transport.reconnect();
    expect(await passed(0)).toBe(2);
  });

  it('asks once for a return that several events tell', async () => {
    const { passed } = await follow(WAITING);
    await passed(0);
    for (const type of ['pageshow', 'online']) window.dispatchEvent(new Event(type));
    setVisibility('visible');
    expect(await passed(0)).toBe(2);
  });

  it('a question that hangs since the player left holds up none on the return, and its late answer is none', async () => {
    const hung = deferred();
    const { passed, transport, cashier } = await follow(() => hung.promise);
    await passed(2000);
    transport.answer(PATH, { depositId: 'd-1', status: 'accepted' });
    setVisibility('visible');
    expect(await passed(0)).toBe(2);
    expect(cashier.transaction.status).toBe('accepted');
    hung.resolve({ depositId: 'd-1', status: 'mistaked' });
    expect(await passed(1999)).toBe(2);
    expect(cashier.transaction.status).toBe('accepted');
  });

  it('says after 10 minutes that it is still being processed, and goes on asking', async () => {
    const { passed, cashier } = await follow(WAITING);
    await passed(9 * 60_000);
    expect(cashier.transaction.isWaitOver).toBe(false);
    const asked = await passed(2 * 60_000);
    expect(cashier.transaction.isWaitOver).toBe(true);
    expect(await passed(60_000)).toBeGreaterThan(asked);
  });

  it('[HOST-05] its end leaves no timer and no listener', async () => {
    const { passed, end, transport } = await follow(WAITING);
    await passed(0);
    end();
    expect(vi.getTimerCount()).toBe(0);
    window.dispatchEvent(new Event('online'));
    transport.reconnect();
    expect(await passed(60_000)).toBe(1);
  });

  it('[HOST-05] an answer that comes after the end changes nothing', async () => {
    const answer = deferred();
    const test = await follow(() => answer.promise);
    await test.passed(0);
    test.end();
    answer.resolve({ depositId: 'd-1', status: 1 });
    await test.passed(0);
    expect(test.cashier.transaction.status).toBe('waiting');
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    [
      { depositId: 'd-1', requestId: 'r-1' },
      { depositId: 'd-2', requestId: 'r-2' },
    ],
    [
      { depositId: null, requestId: 'r-1' },
      { depositId: null, requestId: 'r-2' },
    ],
  ])('a late answer about %j is none about %j, which has taken its place', async (ids, others) => {
    const answer = deferred();
    const { passed, transport, cashier, told } = await follow(() => answer.promise, { ids });
    await passed(0);
    Object.assign(cashier.transaction, others);
    answer.resolve({ depositId: 'd-1', status: 1 });
    transport.answer(PATH, networkFailure());
    await passed(0);
    expect(cashier.transaction).toMatchObject({ ...others, status: 'waiting' });
    expect(told('onCreateTransaction')).toEqual([]);
  });
});

describe('[API-04] following what may not exist', () => {
  const ids = { depositId: null, requestId: 'r-1' };

  it('asks by the request’s id, and by the deposit’s once it is known', async () => {
    const { passed, transport, cashier, told } = await follow(WAITING, { ids });
    await passed(2000);
    expect(told('onCreateTransaction')).toMatchObject([{ depositId: 'd-1' }]);
    expect(transport.sent(PATH)).toEqual([{ requestId: 'r-1' }, { depositId: 'd-1' }]);
    expect(cashier.transaction.depositId).toBe('d-1');
  });

  it.each([
    ['is over once it is there: the same once more is another deposit', 'r-1', undefined],
    ['of another stays', 'r-2', 'r-2'],
  ])('its intent %s', async (_, requestId, left) => {
    const { passed, cashier, transport } = await follow(networkFailure(), { ids });
    cashier.deposit.intent = { requestId, content: '{}' };
    await passed(0);
    expect(cashier.deposit.intent).toMatchObject({ requestId });
    transport.answer(PATH, WAITING);
    await passed(2000);
    expect(cashier.deposit.intent?.requestId).toBe(left);
  });

  it('learns that nothing was made', async () => {
    const { passed, cashier } = await follow(refusal(404, 'banking.depositUnknown'), { ids });
    await passed(0);
    expect(cashier.transaction.isNotCreated).toBe(true);
  });

  it('does not say so for a 404 without words', async () => {
    const { passed, cashier } = await follow(refusal(404, undefined, 'HTTP 404'), { ids });
    await passed(60_000);
    expect(cashier.transaction.isNotCreated).toBe(false);
  });

  it('an answer need not repeat the id that it was asked by', async () => {
    const { passed, cashier } = await follow({ status: 'processed' });
    await passed(0);
    expect(cashier.transaction).toMatchObject({ depositId: 'd-1', status: 'processed' });
  });

  it('does not say so while the request may still arrive', async () => {
    const createdAt = new Date().toISOString();
    const { passed, cashier } = await follow(refusal(404, 'banking.depositUnknown'), {
      ids: { ...ids, createdAt },
    });
    await passed(20_000);
    expect(cashier.transaction.isNotCreated).toBe(false);
    await passed(40_000);
    expect(cashier.transaction.isNotCreated).toBe(true);
  });

  it('nor does a clock that is set back keep it open', async () => {
    const createdAt = new Date(Date.now() + 3_600_000).toISOString();
    const { passed, cashier } = await follow(refusal(404, 'banking.depositUnknown'), {
      ids: { ...ids, createdAt },
    });
    await passed(0);
    expect(cashier.transaction.isNotCreated).toBe(true);
  });

  it('one that another has taken the place of says nothing of that one', async () => {
    const old = deferred();
    const { passed, transport, cashier } = await follow(
      ({ requestId }: { requestId: string }) => (requestId === 'r-0' ? old.promise : refusal(404)),
      { ids },
    );
    rememberAnswered(cashier, 'deposit', 'r-0');
    await passed(0);
    expect(transport.sent(PATH)).toEqual([{ requestId: 'r-1' }, { requestId: 'r-0' }]);
    cashier.transaction.requestId = 'r-2';
    transport.answer(PATH, networkFailure());
    old.resolve(WAITING);
    await passed(0);
    expect(cashier.transaction.isNotCreated).toBe(false);
  });

  it('[HOST-04] the server is not asked about what it has answered another player', async () => {
    const { passed, transport, cashier } = await follow(refusal(404), { ids });
    rememberAnswered(cashier, 'deposit', 'r-0');
    cashier.parent.userId = 'bob';
    await passed(0);
    expect(transport.sent(PATH)).toEqual([{ requestId: 'r-1' }]);
    expect(cashier.transaction.isNotCreated).toBe(true);
  });

  it('one that arrives late after all is kept like any other', async () => {
    const createdAt = new Date(Date.now() - 60_000).toISOString();
    const { passed, transport, cashier } = await follow(refusal(404, 'banking.depositUnknown'), {
      ids: { ...ids, createdAt },
    });
    cashier.router.navigate('/deposit/complete');
    keepPending(cashier);
    await passed(0);
    expect(pendingDeposits(cashier)).toEqual([]);
    transport.answer(PATH, WAITING);
    await passed(2000);
    expect(cashier.transaction).toMatchObject({ depositId: 'd-1', isNotCreated: false });
    expect(pendingDeposits(cashier)).toMatchObject([{ depositId: 'd-1' }]);
  });

  it('a deposit that is known is not lost by a 404', async () => {
    const { passed, cashier } = await follow(refusal(404));
    await passed(0);
    expect(cashier.transaction).toMatchObject({ isNotCreated: false, status: 'waiting' });
  });
});
