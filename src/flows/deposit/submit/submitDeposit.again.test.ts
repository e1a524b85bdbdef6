import { beforeEach, expect, it, vi } from 'vitest';
import { networkFailure, refusal } from '../../../../tests/support/unit/createFakeTransport';
import { deferred } from '../../../../tests/support/unit/deferred';
import { CREATE, created, openSubmit as open, setUpBrowser } from '../../../../tests/support/unit/openSubmit';
import { sampleFormField, sampleMethod } from '../../../../tests/support/unit/samples';
import { depositStage } from '../complete/depositView';
import { askPending } from '../pending/askPending';
import { openPendingDeposit } from '../pending/openPendingDeposit';
import { pendingDeposits } from '../pending/pendingList';

setUpBrowser();
beforeEach(() => {
  vi.useFakeTimers();
});

/** A deposit whose answer is lost, and that can be sent again from the list. */
async function openLost(parent: { depositId?: string } = {}) {
  const test = await open(networkFailure(), { answers: { 'deposit-status': networkFailure() } });
  const { cashier, transport } = test;
  const send = async (answer: unknown) => {
    transport.answer(CREATE, answer);
    cashier.router.navigate('/deposit', { isReset: true });
    test.submit(parent);
    await vi.advanceTimersByTimeAsync(10_000);
  };
  await send(networkFailure());
  const ids = () => transport.sent(CREATE).map(({ requestId }) => requestId);
  return { ...test, send, ids };
}

it('[API-04] [USER-05] sent again and refused, it keeps its id also where the browser stores nothing', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { send, ids, path } = await openLost();
  await send(refusal(422));
  const place = path();
  await send(created());
  vi.unstubAllGlobals();
  expect(place).toBe('/deposit/complete');
  expect(new Set(ids()).size).toBe(1);
});

it('[API-04] [FORM-11] tapped as a chip and then typed, it is the same: a sum is no other by the way it was given', async () => {
  const { cashier, send, ids } = await openLost();
  cashier.deposit.amount.chip = 100;
  await send(created());
  expect(ids()[1]).toBe(ids()[0]);
});

it('[API-04] [DEP-09] sent again and refused, one that the list has found meanwhile is followed', async () => {
  const { cashier, transport, send, path } = await openLost();
  transport.answer('deposit-status', { depositId: 'd-1', status: 'waiting' });
  const [lost] = pendingDeposits(cashier);
  if (lost) await askPending(cashier, lost, cashier.signal);
  await send(refusal(422));
  expect(path()).toBe('/deposit/complete');
  expect(pendingDeposits(cashier)).toMatchObject([{ depositId: 'd-1' }]);
});

it.each([
  ['refused', refusal(422)],
  ['asked for more fields', created({ isFieldsRequired: true, fields: [sampleFormField()] })],
])(
  '[API-04] [DEP-09] a further step that is sent again and %s leaves its deposit on the list',
  async (_, answer) => {
    const { cashier, transport, send } = await openLost({ depositId: 'd-1' });
    transport.answer('deposit-status', refusal(404, 'banking.depositUnknown'));
    await send(answer);
    expect(pendingDeposits(cashier)).toMatchObject([{ depositId: 'd-1' }]);
  },
);

it('[API-04] sent again and refused, and never made, it is over: a server that knows its id would only refuse it again', async () => {
  const { transport, send, ids, path } = await openLost();
  transport.answer('deposit-status', refusal(404, 'banking.depositUnknown'));
  await send(refusal(422));
  expect(path()).toBe('/deposit');
  await send(created());
  expect(ids()[1]).toBe(ids()[0]);
  expect(ids()[2]).not.toBe(ids()[0]);
});

it('[API-04] sent again and refused, a 404 that any router gives still proves nothing of the first call', async () => {
  const { cashier, transport, send, path } = await openLost();
  transport.answer('deposit-status', refusal(404, undefined, 'HTTP 404'));
  await send(refusal(422));
  expect(path()).toBe('/deposit/complete');
  expect(cashier.transaction.isNotCreated).toBe(false);
});

it('[API-04] so is one that is refused under a status of success', async () => {
  const refused = { message: 'Card is blocked', code: 'banking.merchantClientError' };
  const { transport, submit, path } = await open(refused, {
    answers: { 'deposit-status': refusal(404, 'banking.depositUnknown') },
  });
  for (const answer of [refused, created()]) {
    transport.answer(CREATE, answer);
    submit();
    await vi.advanceTimersByTimeAsync(10_000);
  }
  expect(path()).toBe('/deposit/complete');
  const [first, second] = transport.sent(CREATE).map(({ requestId }) => requestId);
  expect(second).not.toBe(first);
});

it.each([
  ['a page elsewhere: nobody says to pay nothing', {}, 'waiting'],
  ['an address that did not come: that is said', { category: 'crypto' }, 'no-details'],
])(
  '[DEP-03] [API-04] fields whose answer was lost may have paid a deposit by %s',
  async (_, method, stage) => {
    const { cashier, submit } = await open(networkFailure(), {
      answers: { 'deposit-status': { status: 'waiting' } },
    });
    Object.assign(cashier.deposit, { depositId: 'd-1', extraFields: [sampleFormField()] });
    submit({ method: sampleMethod(method) });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(cashier.transaction.depositId).toBe('d-1');
    expect(depositStage(cashier.transaction)).toBe(stage);
  },
);

/** A deposit that is being made, and whose status the player has opened from the list meanwhile. */
async function openWatched() {
  const answer = deferred();
  const test = await open(() => answer.promise);
  const { cashier } = test;
  cashier.deposit.method = sampleMethod();
  cashier.router.navigate('/deposit/redirect');
  test.submit();
  await vi.advanceTimersByTimeAsync(10);
  cashier.router.back();
  const [made] = pendingDeposits(cashier);
  if (made) await openPendingDeposit(cashier, made);
  expect(test.path()).toBe('/deposit/complete');
  return { ...test, answer };
}

it('[DEP-03] [DEP-05] fields that come while the player looks at what becomes of the deposit lead back to its form', async () => {
  const { cashier, answer, path } = await openWatched();
  answer.resolve(created({ isFieldsRequired: true, fields: [sampleFormField()] }));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(path()).toBe('/deposit/redirect');
  expect(cashier.deposit).toMatchObject({ depositId: 'd-1', extraFields: [{ name: 'document' }] });
  expect(pendingDeposits(cashier)).toMatchObject([{ depositId: 'd-1', requestId: null }]);
});

it('[DEP-10] [ERR-03] a refusal that comes meanwhile is told there: nothing is checked any more', async () => {
  const { cashier, answer } = await openWatched();
  answer.reject(refusal(422));
  await vi.advanceTimersByTimeAsync(10);
  expect(depositStage(cashier.transaction)).toBe('not-created');
  expect(pendingDeposits(cashier)).toEqual([]);
});
