import { describe, expect, it, vi } from 'vitest';
import { networkFailure } from '../../../../tests/support/unit/createFakeTransport';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { deferred } from '../../../../tests/support/unit/deferred';
import { CREATE, created, openSubmit as open, setUpBrowser } from '../../../../tests/support/unit/openSubmit';
import { sampleFormField } from '../../../../tests/support/unit/samples';
import { stubLocks } from '../../../../tests/support/unit/stubLocks';
import { followTransaction } from '../../deposit/complete/followTransaction';
import { askPending } from '../../deposit/pending/askPending';
import { openPendingDeposit } from '../../deposit/pending/openPendingDeposit';
import { pendingDeposits } from '../../deposit/pending/pendingList';
import { isEverTold, tellCreated } from './tellCreated';

setUpBrowser();

const STATUS = 'deposit-status';
const MADE = { depositId: 'd-1', status: 'waiting' };

describe('[DEP-14] [API-04] a deposit whose answer was lost is told to the host once', () => {
  it('opened from the list while the widget still asks what became of it', async () => {
    const answers = [deferred(), deferred()];
    let asked = 0;
    const test = await open(networkFailure(), { answers: { [STATUS]: () => answers[asked++]?.promise } });
    test.submit();
    await vi.waitFor(() => expect(asked).toBe(1));
    const [kept] = pendingDeposits(test.cashier);
    if (!kept) throw new Error('nothing is kept');
    await openPendingDeposit(test.cashier, kept);
    const stop = followTransaction(test.cashier);
    await vi.waitFor(() => expect(asked).toBe(2));
    for (const answer of answers) answer.resolve(MADE);
    await test.done();
    stop();
    expect(test.told('onCreateTransaction')).toMatchObject([{ depositId: 'd-1', amount: 100 }]);
  });

  it('found by the list of a later page, and by no page after that', async () => {
    const answer = deferred();
    const first = await open(() => answer.promise);
    first.submit();
    await vi.waitFor(() => expect(pendingDeposits(first.cashier)).toHaveLength(1));
    const pages = [
      await createTestCashier({ answers: { [STATUS]: MADE } }),
      await createTestCashier({ answers: { [STATUS]: MADE } }),
    ];
    for (const { cashier } of pages)
      for (const kept of pendingDeposits(cashier)) await askPending(cashier, kept, cashier.signal);
    expect(pages.map(({ told }) => told('onCreateTransaction').length)).toEqual([1, 0]);
    answer.resolve(created());
    await first.done();
    expect(first.told('onCreateTransaction')).toEqual([]);
    expect(pendingDeposits(first.cashier)).toMatchObject([{ depositId: 'd-1' }]);
  });

  it('by the page that makes it while that page lives, though another one sees it sooner', async () => {
    const held = stubLocks();
    const answer = deferred();
    const first = await open(() => answer.promise);
    first.submit();
    await vi.waitFor(() => expect(pendingDeposits(first.cashier)).toHaveLength(1));
    const later = await createTestCashier({ answers: { [STATUS]: MADE } });
    const [kept] = pendingDeposits(later.cashier);
    const ask = () => kept && askPending(later.cashier, kept, later.cashier.signal);
    expect(await ask()).toBeNull();
    expect(later.told('onCreateTransaction')).toEqual([]);
    // As the browser does for a page that is gone.
    held.clear();
    await ask();
    expect(later.told('onCreateTransaction')).toHaveLength(1);
    answer.resolve(created());
    await first.done();
    expect(first.told('onCreateTransaction')).toEqual([]);
  });

  it('not again where the answer to its fields is lost', async () => {
    const test = await open(created({ isFieldsRequired: true, fields: [sampleFormField()] }), {
      answers: { [STATUS]: [] },
    });
    test.submit();
    await test.done();
    test.transport.answer(CREATE, networkFailure());
    vi.useFakeTimers();
    test.submit({ fields: { code: '1' } });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(test.path()).toBe('/deposit/complete');
    test.transport.answer(STATUS, MADE);
    const stop = followTransaction(test.cashier);
    await vi.advanceTimersByTimeAsync(1);
    stop();
    expect(test.cashier.transaction.depositId).toBe('d-1');
    expect(test.told('onCreateTransaction')).toHaveLength(1);
  });

  it('nor by a later page', async () => {
    const first = await open(created({ isFieldsRequired: true, fields: [sampleFormField()] }));
    first.submit();
    await first.done();
    first.transport.answer(CREATE, () => new Promise(() => {}));
    first.submit({ fields: { code: '1' } });
    await vi.waitFor(() => expect(first.transport.sent(CREATE)).toHaveLength(2));
    const later = await createTestCashier({ answers: { [STATUS]: MADE } });
    for (const kept of pendingDeposits(later.cashier))
      await askPending(later.cashier, kept, later.cashier.signal);
    expect(later.transport.sent(STATUS)).toHaveLength(1);
    expect(later.told('onCreateTransaction')).toEqual([]);
  });
});

it('[DEP-14] of several payments no later page tells one again', async () => {
  const facts = { paymentMethod: 'spei', amount: 100, currency: 'MXN' };
  const made = [
    { requestId: 'r-1', depositId: 'd-1', ...facts },
    { requestId: 'r-2', withdrawalId: 'w-1', ...facts },
  ];
  const [page, later] = [await createTestCashier(), await createTestCashier()];
  for (const { cashier } of [page, later]) for (const one of made) tellCreated(cashier, one);
  expect(page.told('onCreateTransaction')).toMatchObject([{ depositId: 'd-1' }, { withdrawalId: 'w-1' }]);
  expect(later.told('onCreateTransaction')).toEqual([]);
});

it('[DEP-14] a bank that gives the same id twice has made two deposits', async () => {
  const test = await open(created());
  for (const amount of [100, 200]) {
    test.submit({ amount });
    await test.done();
  }
  expect(test.told('onCreateTransaction')).toMatchObject([{ amount: 100 }, { amount: 200 }]);
});

it('[DEP-14] a storage that is denied tells all the same, once', async () => {
  vi.stubGlobal('localStorage', null);
  const test = await open(created());
  test.submit();
  await test.done();
  const { requestId } = test.cashier.transaction;
  const facts = { paymentMethod: 'spei', amount: 100, currency: 'MXN' };
  tellCreated(test.cashier, { requestId, depositId: 'd-1', ...facts });
  vi.unstubAllGlobals();
  expect(test.told('onCreateTransaction')).toHaveLength(1);
});

it('[DEP-14] [P2P-01] a withdrawal of the same id does not make a deposit known to the host', async () => {
  const { cashier } = await createTestCashier();
  const facts = { paymentMethod: 'spei', amount: 500, currency: 'MXN' };
  tellCreated(cashier, { requestId: 'r-1', withdrawalId: '1207', ...facts });
  expect(isEverTold(cashier, { depositId: '1207' })).toBe(false);
  tellCreated(cashier, { requestId: 'r-2', depositId: '1207', ...facts });
  expect(isEverTold(cashier, { depositId: '1207' })).toBe(true);
});
