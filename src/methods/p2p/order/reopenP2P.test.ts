import { describe, expect, it, vi } from 'vitest';
import { refusal } from '../../../../tests/support/unit/createFakeTransport';
import type { TestCashierOptions } from '../../../../tests/support/unit/createTestCashier';
import { deferred } from '../../../../tests/support/unit/deferred';
import { BASE, INVOICE, p2pAnswer, p2pMethod } from '../../../../tests/support/unit/openP2P';
import { prepareP2P as prepare } from '../../../../tests/support/unit/prepareP2P';
import { openPendingDeposit } from '../../../flows/deposit/pending/openPendingDeposit';
import { pendingDeposits } from '../../../flows/deposit/pending/pendingList';
import { startTransaction } from '../../../flows/deposit/submit/startTransaction';
import { applyStatus } from '../../../state/applyStatus';
import type { Cashier } from '../../../state/Cashier';
import { p2pOf } from '../p2pOf';

const COMPLETE = '/deposit/complete';

describe('[P2P-01] a deposit on the list that was left open', () => {
  const reopen = async (
    answers: TestCashierOptions['answers'],
    widgetViewType: 'main' | 'sweep' = 'main',
    { method = p2pMethod, isOffered = true } = {},
  ) => {
    const test = await prepare({ 'bank-get': { bank_type: 'humo' }, ...answers });
    const { cashier } = test;
    cashier.parent.widgetViewType = widgetViewType;
    cashier.methods.list = isOffered ? [method] : [];
    startTransaction(cashier, { method, amount: 100, fields: {} }, { depositId: 'd-1' });
    const [kept] = pendingDeposits(cashier);
    if (!kept) throw new Error('Nothing was kept');
    await openPendingDeposit(cashier, kept);
    return test;
  };

  it('leads to the card once more: it is not kept in the browser', async () => {
    const { path, cashier } = await reopen({ 'deposit-check': p2pAnswer({ exists: true }) });
    expect(path()).toBe(INVOICE);
    expect(cashier.transaction).toMatchObject({ depositId: 'd-1', amount: 100 });
    await expect.poll(() => p2pOf(cashier).invoice?.bank).toBe('Humo');
  });

  it('leads to the card also where a copy of the bank’s data hears of it a moment later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { path, cashier, transport } = await reopen({ 'deposit-check': { exists: false } });
    expect(path()).toBe(COMPLETE);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(transport.sent('deposit-check')).toHaveLength(2);
    transport.answer('deposit-check', p2pAnswer({ exists: true }));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(path()).toBe(INVOICE);
    expect(cashier.transaction).toMatchObject({ depositId: 'd-1', amount: 100 });
  });

  it('is asked for no more once the player has left it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { cashier, transport } = await reopen({ 'deposit-check': { exists: false } });
    cashier.router.navigate('/deposit');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(transport.sent('deposit-check')).toHaveLength(1);
  });

  it('[P2P-02] [ROUTE-08] leads to its form in place of its status where it asks for fields', async () => {
    const asking = p2pAnswer({ exists: true, isFieldsRequired: true, fields: [] });
    const { path, cashier } = await reopen({ 'deposit-check': asking });
    expect(path()).toBe(BASE);
    expect(cashier.router.state.entries.map(entry => entry.path)).not.toContain(COMPLETE);
  });

  it('leads to it too where the method is offered no more', async () => {
    const method = { ...p2pMethod, name: 'a_p2p_of_this_bank' };
    const choice = { method, isOffered: false };
    const { path } = await reopen({ 'deposit-check': p2pAnswer({ exists: true }) }, 'main', choice);
    expect(path()).toBe(INVOICE);
  });

  it('[ROUTE-02] leads to its status in the sweepstake variant, which has no page for the card', async () => {
    const { path, transport } = await reopen({ 'deposit-check': p2pAnswer({ exists: true }) }, 'sweep');
    expect(path()).toBe(COMPLETE);
    expect(transport.sent('deposit-check')).toEqual([]);
  });

  it.each([
    ['knows of none', { exists: false }],
    ['has another one', p2pAnswer({ exists: true, depositId: 'd-2' })],
    ['has seen it paid', p2pAnswer({ exists: true, status: 'PAYED' })],
    ['cannot say', refusal(500)],
  ])('leads to its status where the server %s', async (_, check) => {
    const { path, cashier } = await reopen({ 'deposit-check': check });
    expect(path()).toBe(COMPLETE);
    expect(cashier.transaction.depositId).toBe('d-1');
  });

  it.each<[string, string, (cashier: Cashier) => void]>([
    ['left its status', '/deposit', ({ router }) => router.navigate('/deposit', { isReset: true })],
    [
      '[P2P-04] read there how it ended',
      COMPLETE,
      ({ transaction }) => applyStatus(transaction, { depositId: 'd-1', status: 'mistaked' }),
    ],
  ])('takes nobody away who has meanwhile %s', async (_, target, happen) => {
    const late = deferred();
    const test = await prepare({ 'deposit-check': () => late.promise, 'bank-get': { bank_type: 'humo' } });
    const { cashier } = test;
    cashier.methods.list = [p2pMethod];
    startTransaction(cashier, { method: p2pMethod, amount: 100, fields: {} }, { depositId: 'd-1' });
    const [kept] = pendingDeposits(cashier);
    const opened = kept && openPendingDeposit(cashier, kept);
    await expect.poll(() => test.transport.sent('deposit-check')).toHaveLength(1);
    expect(test.path()).toBe(COMPLETE);
    happen(cashier);
    late.resolve(p2pAnswer({ exists: true }));
    await opened;
    expect(test.path()).toBe(target);
  });
});
