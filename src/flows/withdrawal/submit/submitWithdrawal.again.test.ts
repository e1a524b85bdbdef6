import { beforeEach, expect, it, vi } from 'vitest';
import { networkFailure, refusal } from '../../../../tests/support/unit/createFakeTransport';
import { draft, openDraft, settle } from '../../../../tests/support/unit/openDraft';
import { withdrawalStage } from '../complete/withdrawalView';
import { keptWithdrawals } from './keptWithdrawals';
import { submitWithdrawal } from './submitWithdrawal';

beforeEach(() => vi.useFakeTimers());

const made = { withdrawalId: 'wd-1', status: 'waiting' };
const unknown = refusal(404, 'banking.withdrawalUnknown');

/** A withdrawal that is sent, and sent again after each answer. */
async function openAgain(status: unknown) {
  const test = await openDraft({ 'withdrawal-status': status });
  const { cashier, transport } = test;
  const send = async (answer: unknown) => {
    transport.answer('withdrawal-create', answer);
    cashier.router.navigate('/withdrawal/confirm');
    cashier.withdrawal.draft = draft();
    submitWithdrawal(cashier);
    await settle();
  };
  const ids = () => transport.sent('withdrawal-create').map(({ requestId }) => requestId);
  return { ...test, send, ids };
}

it('[API-04] [USER-05] sent again and refused, it keeps its id also where the browser stores nothing', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { cashier, send, ids } = await openAgain(networkFailure());
  await send(networkFailure());
  await send(refusal(422));
  const stage = withdrawalStage(cashier.withdrawal.current);
  await send(made);
  vi.unstubAllGlobals();
  expect(stage).toBe('checking');
  expect(new Set(ids()).size).toBe(1);
});

it('[API-04] [WD-02] sent again and refused, and never made, it is over: a server that knows its id would only refuse it again', async () => {
  const { cashier, transport, send, ids } = await openAgain(networkFailure());
  await send(networkFailure());
  transport.answer('withdrawal-status', unknown);
  await send(refusal(422, 'banking.insufficientFunds'));
  expect(cashier.withdrawal.refusal).not.toBeNull();
  await send(made);
  expect(ids()[1]).toBe(ids()[0]);
  expect(ids()[2]).not.toBe(ids()[0]);
});

it('[API-04] [WD-02] so is one that is refused under a status of success', async () => {
  const { cashier, send, ids } = await openAgain(unknown);
  await send({ message: 'Not enough money', code: 'banking.insufficientFunds' });
  expect(cashier.withdrawal.refusal).not.toBeNull();
  await send(made);
  expect(ids()[1]).not.toBe(ids()[0]);
});

it('[API-04] [WD-02] sent again after a reload and refused, the bank is asked whether the first one was made', async () => {
  await (await openAgain(networkFailure())).send(networkFailure());
  const { cashier, send, ids } = await openAgain(made);
  // What the first one holds is no longer there for the second.
  await send(refusal(422, 'banking.insufficientFunds'));
  expect(ids()).toHaveLength(1);
  expect(cashier.withdrawal).toMatchObject({ refusal: null, current: { withdrawalId: 'wd-1' } });
  expect(cashier.router.current().path).toBe('/withdrawal/complete');
});

it('[API-04] [WD-02] sent again, it may arrive as late as its last try; a refused try puts nothing off', async () => {
  const { cashier, send } = await openAgain(networkFailure());
  const sentAt = () => keptWithdrawals.read(cashier).map(({ at }) => at);
  await send(networkFailure());
  const last = Date.now();
  await send(networkFailure());
  const [at = 0] = sentAt();
  expect(at).toBeGreaterThanOrEqual(last);
  await send(refusal(422));
  expect(sentAt()).toEqual([at]);
});
