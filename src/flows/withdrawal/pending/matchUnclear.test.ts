import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { networkFailure, refusal } from '../../../../tests/support/unit/createFakeTransport';
import { draft, openDraft, openLost, settle } from '../../../../tests/support/unit/openDraft';
import { samplePending } from '../../../../tests/support/unit/samples';
import { stubLocks } from '../../../../tests/support/unit/stubLocks';
import { playerKey } from '../../../domain/player/playerKey';
import { MINUTE_MS, REQUEST_GROUP_TIMEOUT_MS } from '../../../spec/timers';
import { withdrawalStage } from '../complete/withdrawalView';
import { submitWithdrawal } from '../submit/submitWithdrawal';
import { loadPending } from './loadPending';

beforeEach(() => vi.useFakeTimers());

it.each([
  ['made just then', {}, 1, 0],
  ['of another sum', { amount: 70 }, 0, 1],
  ['of another currency', { currency: 'USD' }, 0, 1],
  ['of coins', { currency: 'SC' }, 0, 1],
  ['of another method', { paymentMethod: 'card' }, 0, 1],
  ['made long before', { created: '2026-01-01T00:00:00Z' }, 0, 1],
])(
  '[API-04] [DEP-14] [WD-02] where the bank says nothing of a request, one on its list, %s',
  async (_, listed, told, unclear) => {
    const { cashier, transport, ...test } = await openLost();
    const created = new Date().toISOString();
    transport.answer('withdrawal-list', [
      samplePending({ paymentMethod: 'spei', amount: 500, created, ...listed }),
    ]);
    loadPending(cashier);
    await settle();
    expect(test.told('onCreateTransaction')).toHaveLength(told);
    expect(cashier.withdrawal.unclear).toHaveLength(unclear);
    expect(cashier.withdrawal.pending).toHaveLength(1);
    transport.reconnect();
    await settle();
    expect(test.told('onCreateTransaction')).toHaveLength(told);
    if (told === 0) return;
    // The same once more is another one; and such a bank's bare 404 is still no proof.
    transport.answer('withdrawal-status', refusal(404, undefined, 'HTTP 404'));
    cashier.router.navigate('/withdrawal/confirm');
    cashier.withdrawal.draft = draft();
    submitWithdrawal(cashier);
    await settle();
    const [first, second] = transport.sent('withdrawal-create').map(({ requestId }) => requestId);
    expect(second).not.toBe(first);
    expect(cashier.withdrawal.refusal).toBeNull();
    expect(withdrawalStage(cashier.withdrawal.current)).toBe('checking');
  },
);

it.each([
  ['a redemption that the bank lists in SC is', 'SC', 1],
  ['no withdrawal of money is', 'USD', 0],
])('[API-04] [DEP-14] [SWP-02] %s what a request in QSC has made', async (_, currency, made) => {
  const { cashier, told } = await openDraft({
    'withdrawal-create': networkFailure(),
    'withdrawal-status': networkFailure(),
    'withdrawal-list': [
      samplePending({
        paymentMethod: 'spei',
        amount: 500,
        currency,
        created: new Date().toISOString(),
      }),
    ],
  });
  cashier.withdrawal.draft = draft({ currency: 'QSC' });
  submitWithdrawal(cashier);
  await settle();
  loadPending(cashier);
  await settle();
  expect(told('onCreateTransaction')).toMatchObject(Array(made).fill({ amount: 500, currency: 'QSC' }));
  expect(cashier.withdrawal.unclear).toHaveLength(1 - made);
});

it('[DEP-14] [WD-02] one that another page is still making is told by that page, and by the list once it has given up', async () => {
  const lost = await openLost();
  lost.cashier.dispose();
  const held = stubLocks().add(playerKey('withdrawal', lost.cashier.parent));
  const created = new Date().toISOString();
  const { cashier, told } = await openDraft({
    'withdrawal-status': networkFailure(),
    'withdrawal-list': [samplePending({ paymentMethod: 'spei', amount: 500, created })],
  });
  loadPending(cashier);
  await vi.advanceTimersByTimeAsync(1000);
  expect(cashier.withdrawal.pending).toHaveLength(1);
  expect(told('onCreateTransaction')).toEqual([]);
  held.clear();
  await vi.advanceTimersByTimeAsync(REQUEST_GROUP_TIMEOUT_MS);
  expect(told('onCreateTransaction')).toHaveLength(1);
  expect(cashier.withdrawal.unclear).toEqual([]);
});

it('[API-04] [WD-02] one of which the host knows is what another request has made', async () => {
  const { cashier, transport, told } = await openLost();
  transport.answer('withdrawal-create', { withdrawalId: 'wd-2', status: 'waiting' });
  cashier.router.navigate('/withdrawal/confirm');
  cashier.withdrawal.draft = draft({ fields: {} });
  submitWithdrawal(cashier);
  await settle();
  expect(told('onCreateTransaction')).toHaveLength(1);
  const created = new Date().toISOString();
  transport.answer('withdrawal-list', [
    samplePending({ withdrawalId: 'wd-2', paymentMethod: 'spei', amount: 500, created }),
  ]);
  loadPending(cashier);
  await settle();
  expect(cashier.withdrawal.unclear).toHaveLength(1);
  expect(told('onCreateTransaction')).toHaveLength(1);
});

it('[API-04] [DEP-14] [WD-02] sent again later, and refused, it is still the first call that has made it', async () => {
  const { cashier, transport, told } = await openLost();
  const created = new Date().toISOString();
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS);
  transport.answer('withdrawal-create', refusal(429));
  cashier.withdrawal.draft = draft();
  submitWithdrawal(cashier);
  await settle();
  transport.answer('withdrawal-list', [samplePending({ paymentMethod: 'spei', amount: 500, created })]);
  onTestFinished(loadPending(cashier));
  await settle();
  expect(told('onCreateTransaction')).toHaveLength(1);
  expect(cashier.withdrawal.unclear).toEqual([]);
});
