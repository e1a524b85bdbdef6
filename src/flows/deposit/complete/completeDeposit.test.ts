import { describe, expect, it } from 'vitest';
import { networkFailure, refusal } from '../../../../tests/support/unit/createFakeTransport';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { deferred } from '../../../../tests/support/unit/deferred';
import { assign } from '../../../lib/assign';
import { applyStatus } from '../../../state/applyStatus';
import { addNotification } from '../../../state/createNotificationsState';
import { createTransactionState } from '../../../state/createTransactionState';
import { TransportError } from '../../../transport/TransportError';
import { completeDeposit } from './completeDeposit';

const COMPLETE = 'deposit-complete';

async function complete(
  answer: unknown,
  { answers, ...ids }: Record<string, unknown> & { answers?: object } = {
    depositId: 'd-1',
    requestId: 'r-1',
  },
) {
  const test = await createTestCashier({ answers: { [COMPLETE]: answer, ...answers } });
  const { transaction, router } = test.cashier;
  Object.assign(transaction, { paymentMethod: 'card', ...ids });
  router.navigate('/deposit/host-to-host');
  addNotification(test.cashier.notifications, { content: 'of the try before' });
  const isTaken = await completeDeposit(test.cashier);
  return Object.assign(test, { isTaken, path: () => router.current().path });
}

describe('[DEP-07] I have paid', () => {
  it('tells the server, takes its status, and leads to complete', async () => {
    const { isTaken, path, transport, cashier } = await complete({ status: 'accepted' });
    expect(transport.sent(COMPLETE)).toEqual([{ depositId: 'd-1', paymentMethod: 'card' }]);
    expect(isTaken).toBe(true);
    expect(cashier.transaction.status).toBe('accepted');
    expect(path()).toBe('/deposit/complete');
  });

  it.each([1, '1'])(
    'answered %j, which may be the result of the call, the money has not arrived',
    async status => {
      const { isTaken, path, cashier } = await complete({ status });
      expect(isTaken).toBe(true);
      expect(path()).toBe('/deposit/complete');
      expect(cashier.transaction.status).toBe('waiting');
    },
  );

  it.each([
    ['an empty answer', undefined],
    ['an answer without a status', {}],
    ['an answer that is not JSON', new TransportError('x: the answer is not JSON', { kind: 'broken' })],
  ])(
    '[API-06] %s has been heard: the host is told what is wrong, and the status is asked for',
    async (_, answer) => {
      const { isTaken, path, told, cashier } = await complete(answer);
      expect(isTaken).toBe(true);
      expect(path()).toBe('/deposit/complete');
      expect(cashier.transaction.status).toBe('waiting');
      expect(told('Error')).toMatchObject([{ message: expect.stringContaining(' is not ') }]);
      expect(cashier.notifications.list).toEqual([]);
    },
  );

  it.each([networkFailure(), refusal(422), refusal(500)])(
    '[DEP-10] %s keeps the player where they can try again',
    async failure => {
      const { isTaken, path, cashier } = await complete(failure);
      expect(isTaken).toBe(false);
      expect(path()).toBe('/deposit/host-to-host');
      expect(cashier.notifications.list).toHaveLength(1);
    },
  );

  it('[DEP-10] of a deposit that the bank does not know, as it says: nothing to pay to stays on screen', async () => {
    const { isTaken, path, cashier } = await complete(refusal(404, 'banking.depositUnknown'));
    expect(isTaken).toBe(true);
    expect(path()).toBe('/deposit/complete');
    expect(cashier.transaction.status).toBe('mistaked');
    expect(cashier.notifications.list).toEqual([]);
    applyStatus(cashier.transaction, { depositId: 'd-1', status: 'processed' });
    expect(cashier.transaction.status).toBe('processed');
  });

  it.each<[code: string, told: { depositId?: string; status: string }]>([
    ['banking.depositClosed', { depositId: 'd-1', status: 'mistaked' }],
    ['banking.depositPaid', { status: 'processed' }],
  ])('[DEP-10] one that is over, as %s says, is asked about at once: it is %j', async (code, told) => {
    const { isTaken, path, cashier } = await complete(refusal(409, code), {
      depositId: 'd-1',
      answers: { 'deposit-status': told },
    });
    expect(isTaken).toBe(true);
    expect(path()).toBe('/deposit/complete');
    expect(cashier.transaction.status).toBe(told.status);
    expect(cashier.notifications.list).toEqual([]);
  });

  it.each([
    { depositId: 'd-1', status: 'waiting' },
    { depositId: 'd-2', status: 'mistaked' },
    networkFailure(),
  ])(
    '[DEP-10] where the status does not say so (%j), the player reads the refusal where they are',
    async answer => {
      const { isTaken, path, cashier } = await complete(refusal(409, 'banking.depositClosed'), {
        depositId: 'd-1',
        answers: { 'deposit-status': answer },
      });
      expect(isTaken).toBe(false);
      expect(path()).toBe('/deposit/host-to-host');
      expect(cashier.transaction.status).toBe('waiting');
      expect(cashier.notifications.list).toHaveLength(1);
    },
  );

  it('[DEP-10] [HOST-04] a deposit that is on screen no more, as of another player, is not asked about', async () => {
    const told = deferred();
    const { cashier, transport } = await createTestCashier({ answers: { [COMPLETE]: () => told.promise } });
    assign(cashier.transaction, { paymentMethod: 'card', depositId: 'd-1' });
    const isTaken = completeDeposit(cashier);
    assign(cashier.transaction, createTransactionState());
    told.reject(refusal(409, 'banking.depositClosed'));
    expect(await isTaken).toBe(false);
    expect(transport.sent('deposit-status')).toEqual([]);
  });

  it.each([['banking.methodUnknown'], []])(
    'any other 404, as %s, may come from a router on the way: the page stays',
    async (...code) => {
      const { isTaken, path, cashier } = await complete(refusal(404, ...code));
      expect(isTaken).toBe(false);
      expect(path()).toBe('/deposit/host-to-host');
      expect(cashier.transaction.status).toBe('waiting');
    },
  );

  it('[ERR-03] a refusal leads nobody to another method: the money may be on its way', async () => {
    const { cashier } = await complete(refusal(410, 'banking.unheardOf'));
    expect(cashier.notifications.list).toMatchObject([
      { content: 'The payment provider could not do this.' },
    ]);
  });

  it.each([
    ['an answer', { status: 'accepted' }],
    ['an empty answer', undefined],
  ])('%s that comes when the player has left does not take them away from elsewhere', async (_, answer) => {
    const late = deferred();
    const { cashier } = await createTestCashier({ answers: { [COMPLETE]: () => late.promise } });
    const { transaction, router } = cashier;
    Object.assign(transaction, { paymentMethod: 'card', depositId: 'd-1' });
    router.navigate('/deposit/redirect/pix');
    const completing = completeDeposit(cashier);
    router.back();
    router.navigate('/deposit/redirect');
    late.resolve(answer);
    expect(await completing).toBe(true);
    expect(router.current().path).toBe('/deposit/redirect');
  });

  it('[ERR-03] a failure that comes when the payment has been seen is told to the host alone', async () => {
    const late = deferred();
    const { cashier, told } = await createTestCashier({ answers: { [COMPLETE]: () => late.promise } });
    const { transaction } = cashier;
    Object.assign(transaction, { paymentMethod: 'card', depositId: 'd-1' });
    const completing = completeDeposit(cashier);
    applyStatus(transaction, { depositId: 'd-1', status: 'accepted' });
    late.reject(networkFailure());
    expect(await completing).toBe(true);
    expect(cashier.notifications.list).toEqual([]);
    expect(told('Error')).toHaveLength(1);
  });

  it('a deposit that the server has not named is followed by its request', async () => {
    const { isTaken, path, transport } = await complete({}, { depositId: null, requestId: 'r-1' });
    expect(isTaken).toBe(true);
    expect(transport.sent(COMPLETE)).toEqual([]);
    expect(path()).toBe('/deposit/complete');
  });
});
