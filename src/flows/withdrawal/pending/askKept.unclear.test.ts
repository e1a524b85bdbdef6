import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { networkFailure, refusal } from '../../../../tests/support/unit/createFakeTransport';
import { deferred } from '../../../../tests/support/unit/deferred';
import { draft, openDraft, openLost, settle } from '../../../../tests/support/unit/openDraft';
import { stubLocks } from '../../../../tests/support/unit/stubLocks';
import { playerKey } from '../../../domain/player/playerKey';
import { MINUTE_MS, REQUEST_GROUP_TIMEOUT_MS } from '../../../spec/timers';
import { withdrawalStage } from '../complete/withdrawalView';
import { askStatus } from '../follow/askStatus';
import { keptWithdrawals } from '../submit/keptWithdrawals';
import { submitWithdrawal } from '../submit/submitWithdrawal';
import { loadPending } from './loadPending';
import { openUnclear } from './openPending';

beforeEach(() => vi.useFakeTimers());

it('[API-04] [WD-02] one whose outcome is not known is on the list for a day, also of another page, and leads to its status', async () => {
  const lost = await openLost();
  lost.cashier.dispose();
  await vi.advanceTimersByTimeAsync(60 * MINUTE_MS);
  const { cashier, transport } = await openDraft({
    'withdrawal-status': networkFailure(),
    'withdrawal-list': [],
  });
  const stop = loadPending(cashier);
  await settle();
  const [unclear] = cashier.withdrawal.unclear;
  const { requestId } = lost.transport.sent('withdrawal-create')[0] ?? {};
  expect(unclear).toMatchObject({ requestId, amount: 500, currency: 'MXN', paymentMethod: 'spei' });
  stop();
  if (unclear) openUnclear(cashier, unclear);
  expect(withdrawalStage(cashier.withdrawal.current)).toBe('checking');
  transport.answer('withdrawal-status', { withdrawalId: 'wd-1', status: 'processed' });
  await askStatus(cashier, cashier.signal);
  expect(cashier.withdrawal.current).toMatchObject({
    withdrawalId: 'wd-1',
    status: 'processed',
    amount: 500,
  });
});

it('[DEP-14] [WD-02] one that another page is still making is told by that page, also where it is opened here', async () => {
  const lost = await openLost();
  lost.cashier.dispose();
  const held = stubLocks().add(playerKey('withdrawal', lost.cashier.parent));
  const { cashier, told } = await openDraft({
    'withdrawal-status': { withdrawalId: 'wd-1', status: 'waiting' },
    'withdrawal-list': [],
  });
  const [kept] = keptWithdrawals.read(cashier);
  if (kept) openUnclear(cashier, kept);
  await askStatus(cashier, cashier.signal);
  expect(withdrawalStage(cashier.withdrawal.current)).toBe('checking');
  expect(told('onCreateTransaction')).toEqual([]);
  held.clear();
  await askStatus(cashier, cashier.signal);
  expect(told('onCreateTransaction')).toMatchObject([{ withdrawalId: 'wd-1' }]);
});

it.each([
  ['was not made', refusal(404, 'banking.withdrawalUnknown'), 0],
  ['of which a 404 without a word proves nothing', refusal(404, undefined, 'HTTP 404'), 1],
])('[API-04] [WD-02] one that %s', async (_, answer, count) => {
  const { cashier, transport } = await openLost();
  await vi.advanceTimersByTimeAsync(REQUEST_GROUP_TIMEOUT_MS);
  transport.answer('withdrawal-status', answer);
  loadPending(cashier);
  await settle();
  expect(cashier.withdrawal.unclear).toHaveLength(count);
});

it('[API-04] [WD-02] after the clock was set back one that may still arrive is not given up', async () => {
  const { cashier, transport, told } = await openLost();
  const { requestId } = keptWithdrawals.read(cashier)[0] ?? {};
  vi.setSystemTime(Date.now() - 60 * MINUTE_MS);
  transport.answer('withdrawal-status', refusal(404, 'banking.withdrawalUnknown'));
  const stop = loadPending(cashier);
  await settle();
  expect(cashier.withdrawal.unclear).toMatchObject([{ requestId }]);
  transport.answer('withdrawal-status', { withdrawalId: 'wd-1', status: 'waiting' });
  await vi.advanceTimersByTimeAsync(REQUEST_GROUP_TIMEOUT_MS);
  expect(told('onCreateTransaction')).toMatchObject([{ withdrawalId: 'wd-1' }]);
  stop();
});

it('[API-04] [WD-02] [ERR-03] of one that the player was told was not made nothing else is said, not after a reload either, unless it is sent again', async () => {
  const { cashier, transport } = await openDraft({
    'withdrawal-create': networkFailure(),
    'withdrawal-status': refusal(404, 'banking.withdrawalUnknown'),
    'withdrawal-list': [],
  });
  submitWithdrawal(cashier);
  await settle();
  expect(cashier.withdrawal.refusal).not.toBeNull();
  const stop = loadPending(cashier);
  expect(cashier.withdrawal.unclear).toEqual([]);
  stop();
  const reloaded = await openDraft({ 'withdrawal-status': networkFailure(), 'withdrawal-list': [] });
  const leave = loadPending(reloaded.cashier);
  await settle();
  expect(reloaded.cashier.withdrawal.unclear).toEqual([]);
  leave();
  transport.answer('withdrawal-status', networkFailure());
  cashier.router.navigate('/withdrawal/confirm');
  cashier.withdrawal.draft = draft();
  submitWithdrawal(cashier);
  await settle();
  loadPending(cashier);
  expect(cashier.withdrawal.unclear).toHaveLength(1);
});

it('[API-04] [WD-02] one that was not made is forgotten once the same once more is another one', async () => {
  const { cashier, transport } = await openLost();
  await vi.advanceTimersByTimeAsync(11 * MINUTE_MS);
  transport.answer('withdrawal-status', refusal(404, 'banking.withdrawalUnknown'));
  loadPending(cashier);
  await settle();
  expect(keptWithdrawals.read(cashier)).toEqual([]);
});

it('[API-04] [WD-02] one that is found stays on the list, though an older answer of the list does not name it', async () => {
  const { cashier, transport } = await openLost();
  transport.answer('withdrawal-status', { withdrawalId: 'wd-1', status: 'waiting' });
  const list = deferred();
  transport.answer('withdrawal-list', () => list.promise);
  onTestFinished(loadPending(cashier));
  await settle();
  list.resolve([]);
  await settle();
  expect(cashier.withdrawal.pending).toMatchObject([{ withdrawalId: 'wd-1', status: 'waiting' }]);
});

it('[API-04] [WD-02] a question that fails is asked again by itself once it can no longer arrive', async () => {
  const { cashier, transport } = await openLost();
  transport.answer('withdrawal-status', refusal(500));
  onTestFinished(loadPending(cashier));
  await settle();
  transport.answer('withdrawal-status', { withdrawalId: 'wd-1', status: 'waiting' });
  await vi.advanceTimersByTimeAsync(REQUEST_GROUP_TIMEOUT_MS);
  expect(cashier.withdrawal.unclear).toEqual([]);
  expect(cashier.withdrawal.pending).toMatchObject([{ withdrawalId: 'wd-1' }]);
});

it.each([401, 422, 429])(
  '[API-04] [WD-02] sent again and refused with %s, the first call may have made it all the same: its id and its row stay',
  async status => {
    const { cashier, transport } = await openLost();
    const again = async (answer: unknown) => {
      transport.answer('withdrawal-create', answer);
      cashier.withdrawal.draft = draft();
      submitWithdrawal(cashier);
      await settle();
    };
    await again(refusal(status));
    // Nothing asks for another try while nobody knows (ERR-03).
    expect(withdrawalStage(cashier.withdrawal.current)).toBe('checking');
    expect(cashier.notifications.list).toMatchObject([
      { content: 'We have no answer yet. Please do not withdraw again until we know.' },
    ]);
    const end = loadPending(cashier);
    await settle();
    expect(cashier.withdrawal.unclear).toHaveLength(1);
    end();
    await again({ withdrawalId: 'wd-1', status: 'waiting' });
    const ids = transport.sent('withdrawal-create').map(({ requestId }) => requestId);
    expect(ids).toEqual([ids[0], ids[0], ids[0]]);
  },
);

it.each([
  ['it was made', { withdrawalId: 'wd-1', status: 'waiting' }, '/withdrawal/complete', null],
  ['it was not', refusal(404, 'banking.withdrawalUnknown'), '/withdrawal/confirm', expect.anything()],
])(
  '[API-04] [WD-02] sent again and refused, the first call is asked for: %s',
  async (_, status, path, refused) => {
    const { cashier, transport } = await openLost();
    transport.answer('withdrawal-create', refusal(422, 'banking.insufficientFunds'));
    transport.answer('withdrawal-status', status);
    cashier.router.navigate('/withdrawal/confirm');
    cashier.withdrawal.draft = draft();
    submitWithdrawal(cashier);
    await settle();
    expect(cashier.router.current().path).toBe(path);
    expect(cashier.withdrawal.refusal).toEqual(refused);
    expect(keptWithdrawals.read(cashier)).toEqual([]);
  },
);

it('[API-04] [HOST-11] [WD-02] of several lost ones each is found, also while another one is under way', async () => {
  const { cashier, transport, told } = await openLost();
  const send = async (amount: number) => {
    cashier.withdrawal.draft = draft({ amount });
    submitWithdrawal(cashier);
    await settle();
  };
  await send(70);
  transport.answer('withdrawal-create', new Promise(() => {}));
  await send(90);
  const ids = transport.sent('withdrawal-create').map(({ requestId }) => requestId);
  transport.answer('withdrawal-status', ({ requestId }: { requestId: string }) => ({
    withdrawalId: `wd-${ids.indexOf(requestId)}`,
    status: 'waiting',
  }));
  onTestFinished(loadPending(cashier));
  await settle();
  const found = [
    { withdrawalId: 'wd-0', amount: 500 },
    { withdrawalId: 'wd-1', amount: 70 },
  ];
  expect(told('onCreateTransaction')).toMatchObject(found);
  expect(cashier.withdrawal).toMatchObject({ pending: found, unclear: [] });
});
