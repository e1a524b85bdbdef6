import { describe, expect, it, vi } from 'vitest';
import { INVOICE } from '../../../../tests/support/unit/openP2P';
import { prepareP2P as prepare } from '../../../../tests/support/unit/prepareP2P';
import { receivePush } from '../../../app/push/receivePush';
import { addNotification } from '../../../state/createNotificationsState';
import { followP2P } from './followP2P';

const COMPLETE = '/deposit/complete';

describe('[P2P-04] following an invoice', () => {
  it.each(['PAYED', 'CANCELED', 'AUTO_CANCELED', 'processed', 'mistaked', 1, 2])(
    'the push %s ends it, once',
    async status => {
      const { cashier, start, push, path, told } = await prepare();
      start();
      followP2P(cashier);
      push(status);
      push(status);
      push('waiting');
      await vi.waitFor(() => expect(path()).toBe(COMPLETE));
      expect(told('onRoute').filter(route => route.path === COMPLETE)).toHaveLength(1);
      expect(cashier.router.state.entries.map(entry => entry.path)).toEqual(['/deposit', COMPLETE]);
    },
  );

  it('one that has ended before it is shown leads on at once, [ERR-03] and what failed before is no longer said', async () => {
    const { cashier, start, push, path } = await prepare();
    start();
    addNotification(cashier.notifications, { content: 'of a cancel before' });
    push('PAYED');
    followP2P(cashier);
    await vi.waitFor(() => expect(path()).toBe(COMPLETE));
    expect(cashier.notifications.list).toEqual([]);
  });

  it.each([
    ['CANCELED', undefined, 'The deposit was cancelled.'],
    [' auto_canceled ', undefined, 'The time to pay ran out'],
    ['CANCELED', 'Closed by the bank.', 'Closed by the bank.'],
    ['PAYED', undefined, null],
  ])('%s with the words %j: the player reads %j', async (status, message, text) => {
    const { cashier, start, path } = await prepare();
    start();
    cashier.transaction.isWaitOver = true;
    followP2P(cashier);
    const data = { depositId: 'd-1', status, ...(message && { message }) };
    receivePush(cashier, { type: 'deposit.status', data });
    await vi.waitFor(() => expect(path()).toBe(COMPLETE));
    const { transaction } = cashier;
    expect(transaction.message).toEqual(text === null ? null : expect.stringContaining(text));
    expect(transaction.isWaitOver).toBe(false);
  });

  it.each([['waiting'], ['accepted'], ['IN_REVIEW'], [0]])('%s does not', async status => {
    const { cashier, start, push, path } = await prepare();
    start();
    const stop = followP2P(cashier);
    push(status);
    push('CANCELED', 'another');
    await Promise.resolve();
    expect(path()).toBe(INVOICE);
    stop();
  });

  it('asks by itself, and stops when the screen is left', async () => {
    vi.useFakeTimers();
    const { cashier, start, transport, path } = await prepare();
    start();
    const stop = followP2P(cashier);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(transport.sent('deposit-status').length).toBeGreaterThan(1);
    stop();
    const asked = transport.sent('deposit-status').length;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(transport.sent('deposit-status')).toHaveLength(asked);
    followP2P(cashier);
    transport.answer('deposit-status', { depositId: 'd-1', status: 'AUTO_CANCELED' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(path()).toBe(COMPLETE);
    expect(cashier.transaction.message).toContain('The time to pay ran out');
  });
});
