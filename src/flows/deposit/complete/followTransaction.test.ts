import { describe, expect, it, vi } from 'vitest';
import { networkFailure, refusal } from '../../../../tests/support/unit/createFakeTransport';
import { deferred } from '../../../../tests/support/unit/deferred';
import { openFollow, STATUS_PATH, WAITING } from '../../../../tests/support/unit/openFollow';
import { setVisibility } from '../../../../tests/support/unit/setVisibility';
import { pendingKey } from '../pending/pendingKey';
import { pendingList } from '../pending/pendingList';
import { depositStage } from './depositView';

describe('[DEP-09] following a transaction', () => {
  it('asks at once, then more seldom, 5 s apart at most while the player waits, later 30 s', async () => {
    const { passed } = await openFollow(WAITING);
    expect(await passed(0)).toBe(1);
    const gaps = [2000, 4000, ...Array(23).fill(5000), 30_000, 30_000];
    for (const [index, gap] of gaps.entries()) {
      expect(await passed(gap - 1)).toBe(index + 1);
      expect(await passed(1)).toBe(index + 2);
    }
  });

  it('with pushes it asks as a second line only', async () => {
    const { passed } = await openFollow(WAITING, { transport: 'socket' });
    expect(await passed(9999)).toBe(1);
    expect(await passed(1)).toBe(2);
  });

  it('where the player saves data it asks half as often', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    const { passed } = await openFollow(WAITING);
    expect(await passed(3999)).toBe(1);
    expect(await passed(1)).toBe(2);
  });

  it.each(['processed', 'mistaked'])('ends when it is %s', async status => {
    const { passed, cashier } = await openFollow({ depositId: 'd-1', status });
    await passed(0);
    expect(cashier.transaction.status).toBe(status);
    expect(vi.getTimerCount()).toBe(0);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await passed(60_000)).toBe(1);
  });

  it('[DEP-10] the reason that comes with the end is the one that the player reads, as with a push', async () => {
    const { passed, cashier } = await openFollow({
      ...WAITING,
      status: 'mistaked',
      message: 'Card expired.',
    });
    await passed(0);
    expect(cashier.transaction.message).toBe('Card expired.');
  });

  it.each(['', null, undefined])(
    'an answer that names it %j is of the one that was asked about',
    async depositId => {
      const { passed, cashier } = await openFollow({ depositId, status: 'processed' });
      await passed(0);
      expect(cashier.transaction.status).toBe('processed');
    },
  );

  it('an answer that names another deposit says nothing of this one', async () => {
    const { passed, cashier } = await openFollow({ depositId: 'd-2', status: 'processed' });
    await passed(0);
    expect(cashier.transaction.status).toBe('waiting');
    expect(await passed(2000)).toBe(2);
  });

  it('a push that settles it ends the asking too', async () => {
    const { passed, transport, cashier } = await openFollow(WAITING);
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
    const { passed, transport, cashier } = await openFollow(failure);
    await passed(0);
    transport.answer(STATUS_PATH, { depositId: 'd-1', status: 1 });
    await passed(2000);
    expect(cashier.transaction.status).toBe('processed');
    expect(cashier.notifications.list).toEqual([]);
  });

  it('asks at once when the player comes back to the tab, and not when leaving it', async () => {
    const { passed } = await openFollow(WAITING);
    await passed(2000);
    setVisibility('hidden');
    expect(await passed(0)).toBe(2);
    setVisibility('visible');
    expect(await passed(0)).toBe(3);
    // The back-off begins anew.
    expect(await passed(2000)).toBe(4);
  });

  it.each(['pageshow', 'online'])('asks at once on %s', async type => {
    const { passed } = await openFollow(WAITING);
    await passed(0);
    window.dispatchEvent(new Event(type));
    expect(await passed(0)).toBe(2);
  });

  it('[API-03] asks at once after a reconnect: pushes may have been missed', async () => {
    const { passed, transport } = await openFollow(WAITING, { transport: 'socket' });
    await passed(0);
    transport.reconnect();
    expect(await passed(0)).toBe(2);
  });

  it('asks once for a return that several events tell', async () => {
    const { passed } = await openFollow(WAITING);
    await passed(0);
    for (const type of ['pageshow', 'online']) window.dispatchEvent(new Event(type));
    setVisibility('visible');
    expect(await passed(0)).toBe(2);
  });

  it('a question that hangs since the player left holds up none on the return, and its late answer is none', async () => {
    const hung = deferred();
    const { passed, transport, cashier } = await openFollow(() => hung.promise);
    await passed(2000);
    transport.answer(STATUS_PATH, { depositId: 'd-1', status: 'accepted' });
    setVisibility('visible');
    expect(await passed(0)).toBe(2);
    expect(cashier.transaction.status).toBe('accepted');
    hung.resolve({ depositId: 'd-1', status: 'mistaked' });
    expect(await passed(1999)).toBe(2);
    expect(cashier.transaction.status).toBe('accepted');
    expect(await passed(1)).toBe(3);
    expect(await passed(4000)).toBe(4);
  });

  it('says after 10 minutes that it is still being processed, and goes on asking', async () => {
    const { passed, cashier } = await openFollow(WAITING);
    await passed(9 * 60_000);
    expect(cashier.transaction.isWaitOver).toBe(false);
    const asked = await passed(2 * 60_000);
    expect(cashier.transaction.isWaitOver).toBe(true);
    expect(await passed(60_000)).toBeGreaterThan(asked);
  });

  it('asks more seldom and says so as soon where the device’s clock is set back by hours meanwhile', async () => {
    const { passed, cashier } = await openFollow(WAITING);
    vi.setSystemTime(Date.now() - 3 * 3_600_000);
    await passed(9 * 60_000);
    const asked = await passed(0);
    expect(await passed(60_000)).toBe(asked + 2);
    await passed(60_000);
    expect(cashier.transaction.isWaitOver).toBe(true);
  });

  it('[CRY-01] [DEP-10] what needs 50 minutes on its network takes no longer than usual before', async () => {
    const { passed, cashier } = await openFollow(WAITING);
    cashier.transaction.wallet = 'bitcoin';
    await passed(59 * 60_000);
    expect(depositStage(cashier.transaction)).toBe('waiting');
    await passed(2 * 60_000);
    expect(depositStage(cashier.transaction)).toBe('still-waiting');
  });

  it.each([['waiting'], ['pending']])(
    'one that the server then says to be accepted reads so, not as still waited for: %s before',
    async before => {
      const { passed, cashier, transport } = await openFollow({ depositId: 'd-1', status: before });
      await passed(11 * 60_000);
      expect(depositStage(cashier.transaction)).toBe('still-waiting');
      transport.answer(STATUS_PATH, { depositId: 'd-1', status: 'accepted' });
      await passed(90_000);
      expect(depositStage(cashier.transaction)).toBe('accepted');
    },
  );

  it('a word of the server’s own, which says nothing of the payment, does not end the wait', async () => {
    const { passed, cashier, transport } = await openFollow(WAITING);
    await passed(11 * 60_000);
    transport.answer(STATUS_PATH, { depositId: 'd-1', status: 'pending' });
    await passed(90_000);
    expect(depositStage(cashier.transaction)).toBe('still-waiting');
  });

  it('[P2P-03] one that another tab has cancelled is asked about at once', async () => {
    const { passed, cashier, end } = await openFollow(WAITING, { transport: 'socket' });
    const hear = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));
    const kept = { depositId: 'd-1', requestId: 'r-1', paymentMethod: 'p2p', methodText: 'Card' };
    const createdAt = new Date().toISOString();
    pendingList.put(cashier, { ...kept, amount: 5, currency: 'MXN', createdAt });
    await passed(0);
    hear(pendingKey(cashier));
    expect(await passed(0)).toBe(1);
    pendingList.drop(cashier, { depositId: 'd-1', requestId: 'r-1' });
    hear('another');
    expect(await passed(0)).toBe(1);
    hear(pendingKey(cashier));
    expect(await passed(0)).toBe(2);
    end();
    hear(pendingKey(cashier));
    expect(await passed(60_000)).toBe(2);
  });

  it('[HOST-05] its end leaves no timer and no listener', async () => {
    const added = vi.spyOn(globalThis, 'addEventListener');
    const removed = vi.spyOn(globalThis, 'removeEventListener');
    const { passed, end, transport } = await openFollow(WAITING);
    await passed(0);
    end();
    expect(vi.getTimerCount()).toBe(0);
    const ofStorage = (spy: typeof added) => spy.mock.calls.filter(([type]) => type === 'storage');
    expect(ofStorage(added)).toHaveLength(1);
    expect(ofStorage(removed)).toEqual(ofStorage(added));
    window.dispatchEvent(new Event('online'));
    transport.reconnect();
    expect(await passed(60_000)).toBe(1);
  });

  it('[HOST-05] an answer that comes after the end changes nothing', async () => {
    const answer = deferred();
    const test = await openFollow(() => answer.promise);
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
    const { passed, transport, cashier, told } = await openFollow(() => answer.promise, { ids });
    await passed(0);
    Object.assign(cashier.transaction, others);
    answer.resolve({ depositId: 'd-1', status: 1 });
    transport.answer(STATUS_PATH, networkFailure());
    await passed(0);
    expect(cashier.transaction).toMatchObject({ ...others, status: 'waiting' });
    expect(told('onCreateTransaction')).toEqual([]);
  });
});
