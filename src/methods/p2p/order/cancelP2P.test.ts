import { describe, expect, it } from 'vitest';
import { networkFailure, refusal } from '../../../../tests/support/unit/createFakeTransport';
import { deferred } from '../../../../tests/support/unit/deferred';
import { INVOICE, p2pMethod } from '../../../../tests/support/unit/openP2P';
import { prepareP2P as prepare } from '../../../../tests/support/unit/prepareP2P';
import { pendingDeposits } from '../../../flows/deposit/pending/pendingList';
import { startTransaction } from '../../../flows/deposit/submit/startTransaction';
import { addNotification } from '../../../state/createNotificationsState';
import { cancelP2P } from './cancelP2P';

const COMPLETE = '/deposit/complete';

describe('[P2P-03] cancelling an invoice', () => {
  it.each([
    ['taken leads to the methods', { status: 'CANCELED' }, '/deposit', true],
    [
      'taken in many words leads there too',
      { status: 'CANCELED', message: 'Success', code: '00' },
      '/deposit',
      true,
    ],
    ['refused shows how it stands', refusal(409, 'banking.depositPaid'), COMPLETE, true],
    ['without an answer stays', networkFailure(), INVOICE, false],
    ['[USER-09] refused with an old token stays', refusal(401), INVOICE, false],
    ['refused as one call too many stays', refusal(429), INVOICE, false],
  ])('%s', async (_, cancel, path, isLeft) => {
    const test = await prepare({ 'deposit-cancel': cancel });
    test.start();
    addNotification(test.cashier.notifications, { content: 'of the try before' });
    expect(await cancelP2P(test.cashier)).toBe(isLeft);
    expect(test.cashier.notifications.list).toHaveLength(1);
    expect(test.cashier.notifications.list[0]?.content).not.toBe('of the try before');
    expect(test.path()).toBe(path);
    expect(test.transport.sent('deposit-cancel')).toEqual([{ depositId: 'd-1' }]);
    expect(test.told('onDisplayError')).toHaveLength(cancel instanceof Error ? 1 : 0);
  });

  it('refused as of a deposit that the bank does not know ends it: nothing may be paid to it', async () => {
    const { cashier, start } = await prepare({ 'deposit-cancel': refusal(404, 'banking.depositUnknown') });
    start();
    expect(await cancelP2P(cashier)).toBe(true);
    expect(cashier.transaction.status).toBe('mistaked');
    expect(cashier.notifications.list).toEqual([]);
  });

  it.each([
    ['PAYED', 'The money is already on its way, so this cannot be cancelled.'],
    ['processed', 'The money is already on its way, so this cannot be cancelled.'],
    ['waiting', 'Still being processed'],
  ])('answered %s it is not called cancelled, and is followed', async (status, content) => {
    const { cashier, start, path } = await prepare({ 'deposit-cancel': { status } });
    start();
    expect(await cancelP2P(cashier)).toBe(true);
    expect(path()).toBe(COMPLETE);
    expect(cashier.notifications.list).toMatchObject([{ content }]);
    expect(pendingDeposits(cashier)).toHaveLength(1);
  });

  it.each([
    [1, 'processed', 'The money is already on its way, so this cannot be cancelled.'],
    ['0', 'waiting', 'Still being processed'],
  ])(
    'answered %j, which may be the result of the call, it is as deposit-status says',
    async (code, status, content) => {
      const answers = { 'deposit-cancel': { status: code }, 'deposit-status': { depositId: 'd-1', status } };
      const { cashier, start, path, transport } = await prepare(answers);
      start();
      expect(await cancelP2P(cashier)).toBe(true);
      expect(transport.sent('deposit-status')).toContainEqual({ depositId: 'd-1' });
      expect(path()).toBe(COMPLETE);
      expect(cashier.notifications.list).toMatchObject([{ content }]);
      expect(pendingDeposits(cashier)).toHaveLength(1);
    },
  );

  it.each([
    ['says so', { depositId: 'd-1', status: 'CANCELED' }, '/deposit', 0],
    ['knows of none', refusal(404, 'banking.depositUnknown'), '/deposit', 0],
    ['says nothing', networkFailure(), INVOICE, 1],
  ])('answered 1 it is cancelled where deposit-status %s', async (_, status, at, left) => {
    const answers = { 'deposit-cancel': { status: 1 }, 'deposit-status': status };
    const { cashier, start, path } = await prepare(answers);
    start();
    expect(await cancelP2P(cashier)).toBe(left === 0);
    expect(path()).toBe(at);
    expect(pendingDeposits(cashier)).toHaveLength(left);
  });

  it.each([{ status: 'closed' }, { status: 2 }, {}, undefined])('answered %j it is', async answer => {
    const { cashier, start, path } = await prepare({ 'deposit-cancel': answer });
    start();
    await cancelP2P(cashier);
    expect(path()).toBe('/deposit');
    expect(pendingDeposits(cashier)).toEqual([]);
  });

  it('that is taken late leaves another deposit, which was opened meanwhile, where it stands', async () => {
    const cancel = deferred();
    const { cashier, start, transport } = await prepare({ 'deposit-cancel': () => cancel.promise });
    start();
    const cancelled = cancelP2P(cashier);
    await expect.poll(() => transport.sent('deposit-cancel')).toHaveLength(1);
    cashier.router.navigate('/deposit', { isReset: true });
    const intent = { method: p2pMethod, amount: 5, fields: {} };
    startTransaction(cashier, intent, { depositId: 'd-2', requestId: 'r-2' });
    cancel.resolve({ status: 'CANCELED' });
    await cancelled;
    expect(pendingDeposits(cashier)).toMatchObject([{ depositId: 'd-2' }]);
  });

  it('that is taken leaves nothing among the deposits that are not finished', async () => {
    const { cashier, start } = await prepare({ 'deposit-cancel': { status: 'CANCELED' } });
    start();
    expect(pendingDeposits(cashier)).toHaveLength(1);
    await cancelP2P(cashier);
    expect(pendingDeposits(cashier)).toEqual([]);
    expect(cashier.notifications.list).toMatchObject([
      { content: 'The deposit is cancelled. Nothing is left open.', isNews: true },
    ]);
  });
});
