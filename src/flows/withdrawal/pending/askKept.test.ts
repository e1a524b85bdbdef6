import { beforeEach, expect, it, vi } from 'vitest';
import { networkFailure, refusal } from '../../../../tests/support/unit/createFakeTransport';
import { deferred } from '../../../../tests/support/unit/deferred';
import { draft, openDraft, openLost, settle } from '../../../../tests/support/unit/openDraft';
import { samplePending } from '../../../../tests/support/unit/samples';
import { stubLocks } from '../../../../tests/support/unit/stubLocks';
import { playerKey } from '../../../domain/player/playerKey';
import { REQUEST_GROUP_TIMEOUT_MS, STATUS_POLL_MAX_MS } from '../../../spec/timers';
import { submitWithdrawal } from '../submit/submitWithdrawal';
import { loadPending } from './loadPending';
import { openPending } from './openPending';

beforeEach(() => vi.useFakeTimers());

it.each(['the list', 'the list of another page'])(
  '[API-04] [HOST-11] [WD-02] a lost withdrawal that is found on %s is told to the host once, and the same once more is another one',
  async where => {
    const lost = await openLost();
    if (where !== 'the list') lost.cashier.dispose();
    const { cashier, transport, told } =
      where === 'the list' ? lost : await openDraft({ 'withdrawal-list': [] });
    transport.answer('withdrawal-status', { withdrawalId: 'wd-1', status: 'waiting' });
    loadPending(cashier);
    transport.reconnect();
    await settle();
    expect(told('onCreateTransaction')).toMatchObject([
      { withdrawalId: 'wd-1', paymentMethod: 'spei', amount: 500, currency: 'MXN' },
    ]);
    transport.answer('withdrawal-create', { withdrawalId: 'wd-2', status: 'waiting' });
    cashier.withdrawal.draft = draft();
    submitWithdrawal(cashier);
    await settle();
    const [first] = lost.transport.sent('withdrawal-create');
    expect(transport.sent('withdrawal-create').at(-1)?.requestId).not.toBe(first?.requestId);
  },
);

it('[HOST-11] [WD-02] one that another page is still making is left to it, and asked for once that page must have ended', async () => {
  const lost = await openLost();
  lost.cashier.dispose();
  stubLocks().add(playerKey('withdrawal', lost.cashier.parent));
  const { cashier, transport, told } = await openDraft({ 'withdrawal-list': [] });
  transport.answer('withdrawal-status', { withdrawalId: 'wd-1', status: 'waiting' });
  loadPending(cashier);
  await settle();
  expect(transport.sent('withdrawal-status')).toEqual([]);
  expect(cashier.withdrawal.unclear).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(REQUEST_GROUP_TIMEOUT_MS);
  await settle();
  expect(told('onCreateTransaction')).toMatchObject([{ withdrawalId: 'wd-1' }]);
});

it('[API-04] [WD-02] one that the bank does not know is asked for until it cannot arrive any more', async () => {
  const { cashier, transport, told } = await openLost();
  const before = transport.sent('withdrawal-status').length;
  const asked = () => transport.sent('withdrawal-status').length - before;
  transport.answer('withdrawal-status', refusal(404, 'banking.withdrawalUnknown'));
  loadPending(cashier);
  await settle();
  await vi.advanceTimersByTimeAsync(REQUEST_GROUP_TIMEOUT_MS);
  transport.reconnect();
  await settle();
  expect(asked()).toBe(2);
  transport.reconnect();
  await settle();
  expect(asked()).toBe(2);
  const [{ requestId } = {}] = transport.sent('withdrawal-create');
  expect(transport.sent('withdrawal-status').at(-1)).toEqual({ requestId });
  expect(told('onCreateTransaction')).toEqual([]);
});

it('[API-04] [WD-02] one that may still arrive is asked for again as soon as it cannot any more', async () => {
  const { cashier, transport } = await openLost();
  transport.answer('withdrawal-status', refusal(404, 'banking.withdrawalUnknown'));
  loadPending(cashier);
  await settle();
  expect(cashier.withdrawal.unclear).toHaveLength(1);
  // Sooner than the list asks on by itself.
  await vi.advanceTimersByTimeAsync(15_000);
  expect(cashier.withdrawal.unclear).toEqual([]);
});

it('[API-04] [WD-02] a bank that has found one by its requestId knows such ids: of the next one its bare 404 is proof', async () => {
  const { cashier, transport } = await openLost();
  transport.answer('withdrawal-status', { withdrawalId: 'wd-1', status: 'waiting' });
  loadPending(cashier);
  await settle();
  cashier.router.navigate('/withdrawal/confirm');
  cashier.withdrawal.draft = draft({ amount: 70 });
  transport.answer('withdrawal-status', refusal(404, undefined, 'HTTP 404'));
  submitWithdrawal(cashier);
  await settle();
  expect(cashier.withdrawal.refusal).not.toBeNull();
  expect(cashier.router.current().path).not.toBe('/withdrawal/complete');
});

it.each([
  ['a failure of the server', refusal(503)],
  ['no answer', networkFailure()],
])('[API-04] [WD-02] %s does not say that one was not made: it is asked for again', async (_, answer) => {
  const { cashier, transport, told } = await openLost();
  await vi.advanceTimersByTimeAsync(REQUEST_GROUP_TIMEOUT_MS);
  transport.answer('withdrawal-status', answer);
  loadPending(cashier);
  await settle();
  transport.answer('withdrawal-status', { withdrawalId: 'wd-1', status: 'waiting' });
  transport.reconnect();
  await settle();
  expect(told('onCreateTransaction')).toMatchObject([{ withdrawalId: 'wd-1' }]);
});

it('[API-04] [HOST-11] [WD-02] an answer without an id tells the host of nothing, and is asked for again', async () => {
  const { cashier, transport, told } = await openLost();
  transport.answer('withdrawal-status', { status: 'waiting' });
  loadPending(cashier);
  await settle();
  expect(told('onCreateTransaction')).toEqual([]);
  transport.answer('withdrawal-status', { withdrawalId: 'wd-1', status: 'waiting' });
  transport.reconnect();
  await settle();
  expect(told('onCreateTransaction')).toMatchObject([{ withdrawalId: 'wd-1' }]);
});

it('[API-04] [WD-02] one that is found leaves another, which was opened meanwhile, as it is', async () => {
  const { cashier, transport, told } = await openLost();
  openPending(cashier, samplePending({ withdrawalId: 'wd-2', amount: 70 }));
  transport.answer('withdrawal-status', { withdrawalId: 'wd-1', status: 'waiting' });
  loadPending(cashier);
  await settle();
  expect(told('onCreateTransaction')).toMatchObject([{ withdrawalId: 'wd-1', amount: 500 }]);
  expect(cashier.withdrawal.current).toMatchObject({ withdrawalId: 'wd-2', amount: 70 });
});

it('[API-04] [WD-02] one that is found is listed with its end, beside those that the list has', async () => {
  const { cashier, transport } = await openLost();
  cashier.withdrawal.pending = [samplePending({ withdrawalId: 'wd-2' })];
  transport.answer('withdrawal-list', [samplePending({ withdrawalId: 'wd-2' })]);
  transport.answer('withdrawal-status', { withdrawalId: 'wd-1', status: 'processed' });
  loadPending(cashier);
  await settle();
  const listed = cashier.withdrawal.pending.map(({ withdrawalId, status }) => `${withdrawalId} ${status}`);
  expect(listed.sort()).toEqual(['wd-1 processed', 'wd-2 waiting']);
});

it('[API-04] [WD-02] one that was not made keeps its id for the same once more within ten minutes', async () => {
  const lost = await openLost();
  lost.cashier.dispose();
  const { cashier, transport } = await openDraft({
    'withdrawal-status': refusal(404, 'banking.withdrawalUnknown'),
    'withdrawal-list': [],
    'withdrawal-create': { withdrawalId: 'wd-1', status: 'waiting' },
  });
  await vi.advanceTimersByTimeAsync(REQUEST_GROUP_TIMEOUT_MS);
  loadPending(cashier);
  await settle();
  expect(cashier.withdrawal.unclear).toEqual([]);
  submitWithdrawal(cashier);
  await settle();
  const [first] = lost.transport.sent('withdrawal-create');
  expect(transport.sent('withdrawal-create')).toMatchObject([{ requestId: first?.requestId }]);
});

it.each([
  ['the one', true, 0],
  ['another', false, 1],
])(
  '[API-04] [WD-02] where the screen has said that %s was not made, only that one is not listed as unclear',
  async (_, isSame, count) => {
    const { cashier, transport } = await openLost();
    const [{ requestId } = {}] = transport.sent('withdrawal-create');
    transport.answer('withdrawal-status', refusal(503));
    const told = isSame ? String(requestId) : 'another-request';
    Object.assign(cashier.withdrawal.current, { isNotCreated: true, requestId: told });
    loadPending(cashier);
    await settle();
    expect(cashier.withdrawal.unclear).toHaveLength(count);
  },
);

it('[API-04] [HOST-11] [WD-02] one that arrives after its page was left is found and listed, without a return', async () => {
  const late = deferred();
  const left = await openDraft({ 'withdrawal-create': () => late.promise });
  submitWithdrawal(left.cashier);
  await settle();
  left.cashier.dispose();
  const { cashier, transport, told } = await openDraft({
    'withdrawal-status': refusal(404, 'banking.withdrawalUnknown'),
    'withdrawal-list': [],
  });
  loadPending(cashier);
  await settle();
  transport.answer('withdrawal-status', { withdrawalId: 'wd-1', status: 'waiting' });
  transport.answer('withdrawal-list', [
    {
      withdrawalId: 'wd-1',
      amount: 500,
      currency: 'MXN',
      paymentMethod: 'spei',
      status: 'waiting',
      created: '2026-11-23T09:00:00Z',
    },
  ]);
  await vi.advanceTimersByTimeAsync(STATUS_POLL_MAX_MS);
  await settle();
  expect(told('onCreateTransaction')).toMatchObject([{ withdrawalId: 'wd-1' }]);
  expect(cashier.withdrawal.pending).toMatchObject([{ withdrawalId: 'wd-1' }]);
});

it('[API-04] [HOST-11] [WD-02] one that another tab has found while it was under way is told once', async () => {
  const late = deferred();
  const here = await openDraft({ 'withdrawal-create': () => late.promise });
  submitWithdrawal(here.cashier);
  await settle();
  const there = await openDraft({
    'withdrawal-status': { withdrawalId: 'wd-1', status: 'waiting' },
    'withdrawal-list': [],
  });
  loadPending(there.cashier);
  await settle();
  late.resolve({ withdrawalId: 'wd-1', status: 'waiting' });
  await settle();
  expect([here, there].flatMap(({ told }) => told('onCreateTransaction'))).toHaveLength(1);
  expect(here.cashier.withdrawal.current.withdrawalId).toBe('wd-1');
});

it('[API-04] [WD-02] one that is under way is left to its own call', async () => {
  const late = deferred();
  const { cashier, transport, told } = await openDraft({
    'withdrawal-create': () => late.promise,
    'withdrawal-status': { withdrawalId: 'wd-1', status: 'waiting' },
    'withdrawal-list': [],
  });
  submitWithdrawal(cashier);
  await settle();
  loadPending(cashier);
  await settle();
  expect(transport.sent('withdrawal-status')).toEqual([]);
  expect(cashier.withdrawal.unclear).toEqual([]);
  late.resolve({ withdrawalId: 'wd-1', status: 'waiting' });
  await settle();
  expect(told('onCreateTransaction')).toHaveLength(1);
});

it.each(['processed', 'mistaked'])(
  '[API-04] [WD-02] a lost one that is found only once it is %s is listed with how it ended, not sent again unawares',
  async status => {
    const { cashier, transport } = await openLost();
    transport.answer('withdrawal-status', { withdrawalId: 'wd-1', status });
    loadPending(cashier);
    await settle();
    transport.reconnect();
    await settle();
    expect(cashier.withdrawal.pending).toMatchObject([
      { withdrawalId: 'wd-1', amount: 500, paymentMethod: 'spei', status, isCancellable: false },
    ]);
    expect(cashier.withdrawal.unclear).toEqual([]);
  },
);
