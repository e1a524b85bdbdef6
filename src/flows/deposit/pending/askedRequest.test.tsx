import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { networkFailure, refusal } from '../../../../tests/support/unit/createFakeTransport';
import { CREATE, created, openSubmit, setUpBrowser } from '../../../../tests/support/unit/openSubmit';
import { renderCashier } from '../../../../tests/support/unit/renderCashier';
import { sampleFormField, sampleMethod } from '../../../../tests/support/unit/samples';
import { followTransaction } from '../complete/followTransaction';
import { openPendingDeposit } from './openPendingDeposit';
import { PendingDeposits } from './PendingDeposits';
import { pendingDeposits } from './pendingList';

const STATUS = 'deposit-status';
const notMade = refusal(404, 'banking.depositUnknown');

setUpBrowser();
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

/** The page has gone while the fields of d-1 were on their way. */
async function sendAndLeave() {
  const asking = created({ isFieldsRequired: true, fields: [sampleFormField({ name: 'otp' })] });
  const { submit, done, transport, cashier } = await openSubmit(asking);
  submit();
  await done();
  transport.answer(CREATE, () => new Promise(() => {}));
  submit();
  await vi.waitFor(() => expect(transport.sent(CREATE)).toHaveLength(2));
  cashier.dispose();
}

const row = () => screen.findByRole('button', { name: /100 by/ });

it('[DEP-03] [API-04] a deposit whose asked fields never arrived is back on the list, and its form goes on', async () => {
  await sendAndLeave();
  await vi.advanceTimersByTimeAsync(61_000);
  const { cashier, player } = await renderCashier({ answers: { [STATUS]: notMade } }, <PendingDeposits />);
  Object.assign(cashier.methods, { list: [sampleMethod()], status: 'ready' });
  await waitFor(() =>
    expect(pendingDeposits(cashier)).toMatchObject([{ depositId: 'd-1', requestId: null }]),
  );
  expect(screen.queryByText(/was not made/)).toBeNull();
  await player.click(await row());
  await waitFor(() => expect(cashier.router.current().path).toBe('/deposit/redirect'));
  expect(cashier.deposit).toMatchObject({ depositId: 'd-1', extraFields: [{ name: 'otp' }] });
});

it('[DEP-03] [API-04] found so on the status of the request, it is on the list too', async () => {
  await sendAndLeave();
  const { cashier } = await openSubmit(created(), { answers: { [STATUS]: notMade } });
  const [sent] = pendingDeposits(cashier);
  if (sent) await openPendingDeposit(cashier, sent);
  cashier.transaction.isNotCreated = true;
  await waitFor(() =>
    expect(pendingDeposits(cashier)).toMatchObject([{ depositId: 'd-1', requestId: null }]),
  );
  expect(pendingDeposits(cashier)).toHaveLength(1);
});

it('[DEP-03] [API-04] so it is where the answer was lost and nobody could say what became of it', async () => {
  const asking = created({ isFieldsRequired: true, fields: [sampleFormField({ name: 'otp' })] });
  const { submit, done, transport, cashier, path } = await openSubmit(asking, {
    answers: { [STATUS]: networkFailure() },
  });
  submit();
  await done();
  transport.answer(CREATE, networkFailure());
  submit();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(path()).toBe('/deposit/complete');
  cashier.transaction.isNotCreated = true;
  await waitFor(() =>
    expect(pendingDeposits(cashier)).toMatchObject([{ depositId: 'd-1', requestId: null }]),
  );
});

it('[DEP-03] [API-04] so it is at once where the bank denies that they have arrived', async () => {
  const asking = created({ isFieldsRequired: true, fields: [sampleFormField({ name: 'otp' })] });
  const { submit, done, transport, cashier } = await openSubmit(asking, { answers: { [STATUS]: notMade } });
  submit();
  await done();
  transport.answer(CREATE, networkFailure());
  submit();
  await vi.advanceTimersByTimeAsync(10_000);
  await done();
  expect(transport.sent(CREATE)).toHaveLength(2);
  expect(pendingDeposits(cashier)).toMatchObject([{ depositId: 'd-1', requestId: null }]);
});

it.each([
  ['that names it', { depositId: 'd-1' }],
  ['that does not repeat its id', {}],
])('[DEP-03] [DEP-09] fields that did arrive at a bank %s are its own: it is there once', async (_, ids) => {
  await sendAndLeave();
  const answers = { [STATUS]: { ...ids, status: 'waiting' } };
  const { cashier } = await renderCashier({ answers }, <PendingDeposits />);
  await waitFor(() =>
    expect(pendingDeposits(cashier)).toMatchObject([{ depositId: 'd-1', isAnswerLost: true }]),
  );
  expect(pendingDeposits(cashier)).toHaveLength(1);
  expect(pendingDeposits(cashier)[0]?.asked).toBeUndefined();
  expect(pendingDeposits(cashier)[0]?.requestId).not.toBeNull();
});

it('[DEP-03] [DEP-09] so they are where its status finds it', async () => {
  await sendAndLeave();
  const { cashier } = await openSubmit(created(), { answers: { [STATUS]: { status: 'waiting' } } });
  const [sent] = pendingDeposits(cashier);
  if (sent) await openPendingDeposit(cashier, sent);
  followTransaction(cashier);
  await waitFor(() => expect(cashier.transaction).toMatchObject({ depositId: 'd-1', isAnswerLost: true }));
  expect(pendingDeposits(cashier)).toHaveLength(1);
  expect(pendingDeposits(cashier)[0]?.asked).toBeUndefined();
});

it('[DEP-03] [DEP-09] nor is it listed again where its status finds that it has arrived', async () => {
  await sendAndLeave();
  const made = { depositId: 'd-1', status: 'processed' };
  const { cashier } = await openSubmit(created(), { answers: { [STATUS]: made } });
  const [sent] = pendingDeposits(cashier);
  if (sent) await openPendingDeposit(cashier, sent);
  followTransaction(cashier);
  await waitFor(() => expect(cashier.transaction).toMatchObject(made));
  await waitFor(() => expect(pendingDeposits(cashier)).toEqual([]));
});

it('[DEP-03] [DEP-09] over the socket too the list finds by itself that they never arrived: no push can name a request', async () => {
  await sendAndLeave();
  const { cashier, transport } = await renderCashier({ answers: { [STATUS]: notMade } }, <PendingDeposits />);
  await waitFor(() => expect(transport.sent(STATUS)).toHaveLength(1));
  expect(pendingDeposits(cashier)).toMatchObject([{ depositId: null }]);
  await vi.advanceTimersByTimeAsync(90_000);
  await waitFor(() => expect(pendingDeposits(cashier)).toMatchObject([{ depositId: 'd-1' }]));
  const asked = transport.sent(STATUS).length;
  await vi.advanceTimersByTimeAsync(90_000);
  expect(transport.sent(STATUS).length - asked).toBeLessThanOrEqual(1);
});
