import { describe, expect, it, vi } from 'vitest';
import { networkFailure, refusal } from '../../../../tests/support/unit/createFakeTransport';
import { deferred } from '../../../../tests/support/unit/deferred';
import {
  BASE,
  CANCEL,
  CREATE,
  INVOICE,
  openP2P,
  p2pAnswer,
  p2pMethod,
} from '../../../../tests/support/unit/openP2P';
import { prepareP2P } from '../../../../tests/support/unit/prepareP2P';
import { sampleFormField } from '../../../../tests/support/unit/samples';
import { askPending } from '../../../flows/deposit/pending/askPending';
import { pendingDeposits } from '../../../flows/deposit/pending/pendingList';
import { TransportError } from '../../../transport/TransportError';
import { cancelCreating } from './cancelCreating';
import { enterP2P } from './enterP2P';

const made = { depositId: 'd-1', status: 'waiting' };
const unknown = refusal(404, 'banking.depositUnknown');

/**
 * A player who cancels while the deposit is created, or while its outcome is asked for (`isLate`); the
 * network goes, and takes the answer along.
 */
async function openGone(status: unknown, parent = {}, isLate = false) {
  const answer = deferred();
  const test = await openP2P(() => answer.promise, {
    parent,
    answers: { 'deposit-status': networkFailure() },
  });
  const { submit, sending, cashier, transport } = test;
  transport.answer(CANCEL, networkFailure());
  submit();
  await sending();
  vi.useFakeTimers();
  if (!isLate) void cancelCreating(cashier);
  answer.reject(networkFailure());
  await vi.advanceTimersByTimeAsync(3_000);
  if (isLate) void cancelCreating(cashier);
  await vi.advanceTimersByTimeAsync(60_000);
  const tries = transport.sent(CANCEL).length;
  const online = async (said = status) => {
    transport.answer('deposit-status', said);
    transport.answer(CANCEL, { status: 'CANCELED' });
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(5000);
  };
  return Object.assign(test, { tries, online, late: () => transport.sent(CANCEL).slice(tries) });
}

describe('[P2P-03] a cancel that the network has kept from the bank', () => {
  it.each([
    ['it is created', false],
    ['its outcome is asked for', true],
  ])('while %s is sent once the network is back, if the deposit was made', async (_, isLate) => {
    const { cashier, online, late } = await openGone(made, {}, isLate);
    expect(cashier.deposit.isSubmitting).toBe(false);
    await online();
    await online();
    expect(late()).toEqual([{ depositId: 'd-1' }]);
  });

  it.each([
    ['the network was not back', networkFailure()],
    ['its connection was closed', new TransportError('Aborted', { kind: 'aborted' })],
  ])('is sent at the next return, if at the first %s', async (_, failure) => {
    const { online, late } = await openGone(failure);
    await online();
    expect(late()).toEqual([]);
    await online(made);
    expect(late()).toEqual([{ depositId: 'd-1' }]);
  });

  it.each([
    ['nothing was made', unknown],
    ['the bank cannot say', refusal(404, undefined, 'HTTP 404')],
  ])('is not sent where %s', async (_, status) => {
    const { online, late } = await openGone(status);
    await online();
    expect(late()).toEqual([]);
  });

  it('nor where the player has been shown whom to pay since', async () => {
    const { cashier, transport, online, late } = await openGone(made);
    transport.answer('deposit-check', p2pAnswer({ exists: true }));
    await enterP2P(cashier, p2pMethod, { signal: cashier.signal, isReplacing: false });
    await online();
    expect(late()).toEqual([]);
    expect(transport.sent(CREATE)).toHaveLength(1);
  });

  it('nor where the player is asked for fields of it since', async () => {
    const { cashier, transport, online, late } = await openGone(made);
    const { signal } = cashier;
    transport.answer('deposit-check', {
      depositId: 'd-1',
      exists: true,
      isFieldsRequired: true,
      fields: [sampleFormField()],
    });
    await enterP2P(cashier, p2pMethod, { signal, isReplacing: false });
    expect(cashier.deposit).toMatchObject({ depositId: 'd-1', extraFields: [{ name: 'document' }] });
    await online();
    expect(late()).toEqual([]);
  });

  it.each([{ userId: 'bob' }, { host: 'https://other.test' }])(
    '[USER-09] nor as another player, or to another bank: %j',
    async change => {
      const { cashier, online, late } = await openGone(made, { userId: 'ana' });
      Object.assign(cashier.parent, change);
      await online();
      expect(late()).toEqual([]);
    },
  );

  it('[HOST-05] nor by a widget that has gone', async () => {
    const { cashier, online, late } = await openGone(made);
    cashier.dispose();
    await online();
    expect(late()).toEqual([]);
  });

  it('[DEP-14] leaves a deposit that its method leads to later: the host is told of it once', async () => {
    const { cashier, transport, told, path } = await openGone(made);
    expect(pendingDeposits(cashier)).toEqual([]);
    transport.answer('deposit-status', made);
    transport.answer('deposit-check', p2pAnswer({ exists: true }));
    const { signal } = cashier;
    for (let time = 0; time < 2; time++) {
      void enterP2P(cashier, p2pMethod, { signal, isReplacing: false });
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(path()).toBe(INVOICE);
    expect(told('onCreateTransaction')).toMatchObject([{ depositId: 'd-1', amount: 100, currency: 'MXN' }]);
    expect(pendingDeposits(cashier)).toMatchObject([{ depositId: 'd-1' }]);
  });

  it('keeps nobody from its form where the bank knows of none', async () => {
    const { cashier, transport, path } = await openGone(made);
    transport.answer('deposit-check', { exists: false });
    cashier.router.navigate('/deposit', { isReset: true });
    await enterP2P(cashier, p2pMethod, { signal: cashier.signal, isReplacing: false });
    expect(path()).toBe(BASE);
  });

  it.each([
    ['stands at the bank', 'waiting', 1],
    ['the bank has closed all the same', 'CANCELED', 0],
  ])(
    '[API-04] [DEP-14] is not forgotten by a reload: one that %s is on the list of the next page',
    async (_, status, times) => {
      const gone = await openP2P(() => new Promise(() => {}));
      gone.transport.answer(CANCEL, () => new Promise(() => {}));
      gone.submit();
      await gone.sending();
      void cancelCreating(gone.cashier);
      expect(pendingDeposits(gone.cashier)).toEqual([]);
      const { cashier, told } = await prepareP2P({ 'deposit-status': { depositId: 'd-1', status } });
      const [kept] = pendingDeposits(cashier);
      if (!kept) throw new Error('Nothing was kept');
      expect(await askPending(cashier, kept, cashier.signal)).toMatchObject({ status });
      expect(pendingDeposits(cashier)).toMatchObject([{ depositId: 'd-1' }]);
      expect(told('onCreateTransaction')).toHaveLength(times);
    },
  );

  it('leaves nothing to the next page where the bank has taken it', async () => {
    const { online } = await openGone(made);
    await online();
    expect(pendingDeposits((await prepareP2P()).cashier)).toEqual([]);
  });

  it('nor anything that stands there twice where the bank has let it stand', async () => {
    const answer = deferred();
    const { submit, done, sending, transport, cashier } = await openP2P(() => answer.promise);
    transport.answer(CANCEL, { status: 'waiting' });
    submit();
    await sending();
    await cancelCreating(cashier);
    answer.resolve(p2pAnswer());
    await done();
    expect(pendingDeposits((await prepareP2P()).cashier)).toMatchObject([{ depositId: 'd-1' }]);
  });
});
