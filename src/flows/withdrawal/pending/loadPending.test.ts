import { expect, it, onTestFinished, vi } from 'vitest';
import { networkFailure, refusal } from '../../../../tests/support/unit/createFakeTransport';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { deferred } from '../../../../tests/support/unit/deferred';
import { sampleMethod, samplePending } from '../../../../tests/support/unit/samples';
import { receivePush } from '../../../app/push/receivePush';
import { MINUTE_MS } from '../../../spec/timers';
import { receiveWithdrawal } from '../../../state/applyWithdrawal';
import { loadPending } from './loadPending';
import { openPending } from './openPending';

const other = samplePending({ withdrawalId: 'wd-0' });
const pending = samplePending({ currency: 'EUR', paymentMethod: 'spei_bank', status: 'on_hold' });

it('[WD-02] a push about one that is not listed, as it was made elsewhere, brings it onto the list', async () => {
  const { cashier, transport } = await createTestCashier({
    parent: { page: 'withdrawal' },
    answers: { 'withdrawal-list': [other] },
  });
  loadPending(cashier);
  await vi.waitFor(() => expect(cashier.withdrawal.pending).toHaveLength(1));
  transport.answer('withdrawal-list', [other, pending]);
  const push = (status: string, withdrawalId = pending.withdrawalId) =>
    receivePush(cashier, { type: 'withdrawal.status', data: { withdrawalId, status } });
  push('waiting');
  await vi.waitFor(() => expect(cashier.withdrawal.pending).toHaveLength(2));
  push('accepted');
  push('processed', 'wd-of-before');
  await new Promise(resolve => setTimeout(resolve));
  expect(transport.sent('withdrawal-list')).toHaveLength(2);
});

it('[HOST-05] [WD-02] is asked for anew after a reconnect and when the player comes back, and no more once the list is left', async () => {
  const late = deferred();
  const { cashier, transport } = await createTestCashier({ parent: { page: 'withdrawal' } });
  transport.answer('withdrawal-list', () => late.promise);
  const end = loadPending(cashier);
  const turn = () => new Promise(resolve => setTimeout(resolve));
  transport.reconnect();
  await turn();
  expect(transport.sent('withdrawal-list')).toHaveLength(2);
  window.dispatchEvent(new Event('pageshow'));
  await turn();
  expect(transport.sent('withdrawal-list')).toHaveLength(3);
  end();
  transport.reconnect();
  late.resolve([pending]);
  await turn();
  expect(transport.sent('withdrawal-list')).toHaveLength(3);
  expect(cashier.withdrawal.pending).toEqual([]);
});

it('[WD-02] one that is no longer listed, and of which nobody can say more, goes, and the others stay', async () => {
  const { cashier, transport } = await createTestCashier({
    parent: { page: 'withdrawal' },
    answers: { 'withdrawal-list': [pending], 'withdrawal-status': refusal(404) },
  });
  cashier.withdrawal.pending = [samplePending({ withdrawalId: 'wd-0' })];
  onTestFinished(loadPending(cashier));
  await vi.waitFor(() => expect(transport.sent('withdrawal-status')).toEqual([{ withdrawalId: 'wd-0' }]));
  await vi.waitFor(() => expect(cashier.withdrawal.pending).toMatchObject([{ withdrawalId: 'wd-1' }]));
});

it('[WD-02] of a server that lists what has ended too, only what is pending is listed; one that was stays with its end', async () => {
  const ended = samplePending({ withdrawalId: 'wd-2', status: 'processed', isCancellable: true });
  const { cashier, transport } = await createTestCashier({
    parent: { page: 'withdrawal' },
    answers: { 'withdrawal-list': [pending, ended] },
  });
  const { withdrawal } = cashier;
  onTestFinished(loadPending(cashier));
  await vi.waitFor(() => expect(withdrawal.pending).toMatchObject([{ withdrawalId: 'wd-1' }]));
  transport.answer('withdrawal-list', [{ ...pending, status: 'mistaked', isCancellable: true }, ended]);
  transport.reconnect();
  await vi.waitFor(() =>
    expect(withdrawal.pending).toMatchObject([
      { withdrawalId: 'wd-1', status: 'mistaked', isCancellable: false },
    ]),
  );
  expect(withdrawal.ended).toContain('wd-1');
  expect(transport.sent('withdrawal-status')).toEqual([]);
});

it('[WD-02] one that fails is asked for again by itself, a few times, and no more once the list is left', async () => {
  vi.useFakeTimers();
  const { cashier, transport } = await createTestCashier({ parent: { page: 'withdrawal' } });
  const asked = () => transport.sent('withdrawal-list').length;
  const open = async () => {
    const end = loadPending(cashier);
    await vi.advanceTimersByTimeAsync(0);
    return end;
  };
  transport.answer('withdrawal-list', networkFailure(), refusal(500), [pending]);
  const end = await open();
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
  expect(cashier.withdrawal.pending).toMatchObject([{ withdrawalId: 'wd-1' }]);
  // The last one is half a minute after the first: a copy of the bank's data may have answered.
  expect(asked()).toBe(4);
  end();

  transport.answer('withdrawal-list', networkFailure());
  const endOfDown = await open();
  await vi.advanceTimersByTimeAsync(60 * MINUTE_MS);
  const tried = asked();
  expect(tried).toBeLessThan(12);
  await vi.advanceTimersByTimeAsync(60 * MINUTE_MS);
  expect(asked()).toBe(tried);
  endOfDown();

  const endAtOnce = await open();
  endAtOnce();
  await vi.advanceTimersByTimeAsync(60 * MINUTE_MS);
  expect(asked()).toBe(tried + 1);
});

it('[WD-02] an older list does not bring back a withdrawal whose end was told', async () => {
  const late = deferred();
  const { cashier, transport } = await createTestCashier({ parent: { page: 'withdrawal' } });
  const { withdrawal } = cashier;
  transport.answer('withdrawal-list', () => late.promise, [pending]);
  const end = loadPending(cashier);
  receiveWithdrawal(withdrawal, { withdrawalId: 'wd-1', status: 'processed' });
  late.resolve([pending, { ...pending, withdrawalId: 'wd-2' }]);
  await vi.waitFor(() => expect(withdrawal.pending).toMatchObject([{ withdrawalId: 'wd-2' }]));
  transport.answer('withdrawal-status', refusal(404));
  transport.reconnect();
  await vi.waitFor(() => expect(withdrawal.pending).toEqual([]));
  expect(transport.sent('withdrawal-list')).toHaveLength(2);
  end();
});

it('[WD-02] one that ends while the list is on screen stays there and says how, until the player leaves', async () => {
  const { cashier, transport } = await createTestCashier({ parent: { page: 'withdrawal' } });
  const { withdrawal } = cashier;
  const other = { ...pending, withdrawalId: 'wd-2' };
  transport.answer('withdrawal-list', [other, pending], [pending, other], [other]);
  const end = loadPending(cashier);
  await vi.waitFor(() => expect(withdrawal.pending).toHaveLength(2));
  receiveWithdrawal(withdrawal, { withdrawalId: 'wd-1', status: 'mistaked' });
  const ended = { withdrawalId: 'wd-1', status: 'mistaked', isCancellable: false };
  expect(withdrawal.pending).toMatchObject([other, ended]);
  for (const count of [2, 3]) {
    transport.reconnect();
    await vi.waitFor(() => expect(transport.sent('withdrawal-list')).toHaveLength(count));
    await new Promise(resolve => setTimeout(resolve));
    expect(withdrawal.pending).toMatchObject([other, ended]);
  }
  expect(transport.sent('withdrawal-status')).toEqual([]);
  end();
  expect(withdrawal.pending).toEqual([other]);
});

it.each([
  [
    'says how it ended',
    { withdrawalId: 'wd-1', status: 'processed' },
    [{ status: 'processed', isCancellable: false }],
  ],
  ['need not repeat its id', { status: 'CANCELED' }, [{ status: 'CANCELED', isCancellable: false }]],
  ['says that it goes on', { withdrawalId: 'wd-1', status: 'accepted' }, [{ status: 'accepted' }]],
  ['speaks of another one', { withdrawalId: 'wd-3', status: 'processed' }, []],
  ['is a refusal', refusal(404), []],
])('[WD-02] one that is no longer listed is asked for, and the answer %s', async (_, status, shown) => {
  const { cashier, transport } = await createTestCashier({ parent: { page: 'withdrawal' } });
  const { withdrawal } = cashier;
  transport.answer('withdrawal-list', [pending], []);
  transport.answer('withdrawal-status', status);
  const end = loadPending(cashier);
  await vi.waitFor(() => expect(withdrawal.pending).toHaveLength(1));
  transport.reconnect();
  await vi.waitFor(() => expect(transport.sent('withdrawal-status')).toEqual([{ withdrawalId: 'wd-1' }]));
  await vi.waitFor(() => expect(withdrawal.pending).toHaveLength(shown.length));
  await new Promise(resolve => setTimeout(resolve));
  expect(withdrawal.pending).toMatchObject(shown);
  end();
});

it('[WD-02] an older list does not take back what was heard of a withdrawal', async () => {
  const late = deferred();
  const { cashier, transport } = await createTestCashier({ parent: { page: 'withdrawal' } });
  const { withdrawal } = cashier;
  withdrawal.pending = [{ ...pending }];
  transport.answer('withdrawal-list', () => late.promise);
  const end = loadPending(cashier);
  receiveWithdrawal(withdrawal, { withdrawalId: 'wd-1', status: 'accepted' });
  late.resolve([{ ...pending, isCancellable: false }]);
  await vi.waitFor(() => expect(withdrawal.pending).toMatchObject([{ isCancellable: false }]));
  expect(withdrawal.pending).toMatchObject([{ status: 'accepted' }]);
  end();
});

it('[WD-02] a later list says how one goes on', async () => {
  const answers = { 'withdrawal-list': [{ ...pending, status: 'accepted' }] };
  const { cashier } = await createTestCashier({ parent: { page: 'withdrawal' }, answers });
  cashier.withdrawal.pending = [{ ...pending }];
  onTestFinished(loadPending(cashier));
  await vi.waitFor(() => expect(cashier.withdrawal.pending).toMatchObject([{ status: 'accepted' }]));
});

it('[WD-02] of two questions the later one’s answer stands', async () => {
  const [first, second] = [deferred(), deferred()];
  const { cashier, transport } = await createTestCashier({ parent: { page: 'withdrawal' } });
  transport.answer(
    'withdrawal-list',
    () => first.promise,
    () => second.promise,
  );
  const end = loadPending(cashier);
  transport.reconnect();
  await new Promise(resolve => setTimeout(resolve));
  second.resolve([]);
  await new Promise(resolve => setTimeout(resolve));
  first.resolve([pending]);
  await new Promise(resolve => setTimeout(resolve));
  expect(cashier.withdrawal.pending).toEqual([]);
  end();
});

it('[WD-02] what has been heard of a withdrawal stays true of it when it is opened again', async () => {
  const { cashier } = await createTestCashier({ parent: { page: 'withdrawal' } });
  const { current } = cashier.withdrawal;
  const code = { length: 6, resendAt: 5 };
  const details = [{ id: 'clabe', label: 'CLABE', value: '1', kind: 'code' as const }];
  Object.assign(current, { withdrawalId: 'wd-1', details, code });
  openPending(cashier, pending);
  expect(current).toMatchObject({ status: 'waiting', details, code });
  current.status = 'accepted';
  openPending(cashier, pending);
  expect(current).toMatchObject({ status: 'accepted', details });
  openPending(cashier, { ...pending, withdrawalId: 'wd-2' });
  expect(current).toMatchObject({ status: 'waiting', details: [], code: null });
});

it('[WD-02] opens as it was made, also where its method is no longer offered', async () => {
  const { cashier } = await createTestCashier({ parent: { page: 'withdrawal' } });
  openPending(cashier, pending);
  expect(cashier.withdrawal.current).toMatchObject({
    withdrawalId: 'wd-1',
    amount: 50,
    currency: 'EUR',
    paymentMethod: 'spei_bank',
    methodText: 'Spei bank',
    status: 'waiting',
    createdAt: pending.created,
    isCancellable: true,
  });
  expect(cashier.router.current().path).toBe('/withdrawal/complete');
  cashier.withdrawal.list = [sampleMethod({ name: 'spei_bank', text: { en: 'SPEI' } })];
  openPending(cashier, pending);
  expect(cashier.withdrawal.current.methodText).toBe('SPEI');
});
