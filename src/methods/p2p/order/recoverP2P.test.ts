import { describe, expect, it, vi } from 'vitest';
import { deferred } from '../../../../tests/support/unit/deferred';
import {
  asked,
  BASE,
  CANCEL,
  CREATE,
  INVOICE,
  openP2P,
  p2pAnswer,
  unreadable,
} from '../../../../tests/support/unit/openP2P';
import { pendingDeposits, pendingList } from '../../../flows/deposit/pending/pendingList';
import { TransportError } from '../../../transport/TransportError';
import { p2pOf } from '../p2pOf';

describe('[P2P-05] an answer that is none', () => {
  const broken = new TransportError('deposit-create-p2p: the answer is not JSON', { kind: 'broken' });

  it.each([
    ['of a wrong shape', { depositId: [5] }],
    ['without its card', unreadable()],
    ['without its id', p2pAnswer({ depositId: undefined })],
    ['without its id, of one that is paid', p2pAnswer({ depositId: undefined, status: 'PAYED' })],
    ['without its id, that wants fields and names none', { isFieldsRequired: true, fields: [] }],
    ['that is not JSON', broken],
  ])('%s is told to the host; deposit-check gives the invoice', async (_, create) => {
    const { submit, done, path, told, transport, cashier } = await openP2P(create, asked(p2pAnswer()));
    submit();
    await done();
    expect(told('onInvalidP2PResponse')).toEqual([
      { messageType: 'onInvalidP2PResponse', reason: 'invalid-response' },
    ]);
    expect(path()).toBe(INVOICE);
    expect(transport.sent(CREATE)).toHaveLength(1);
    expect(told('onCreateTransaction')).toEqual([
      expect.objectContaining({ depositId: 'd-1', amount: 100, currency: 'MXN' }),
    ]);
    expect(pendingDeposits(cashier)).toMatchObject([{ depositId: 'd-1' }]);
    // The next one of the same sum is another deposit.
    expect(cashier.deposit.intent).toBeNull();
  });

  it('[P2P-03] [DEP-09] and whose deposit is found after the player has gone back leaves it among those not finished', async () => {
    const creating = deferred();
    const { submit, done, cashier, transport } = await openP2P(() => creating.promise, asked(p2pAnswer()));
    submit();
    await vi.waitFor(() => expect(transport.sent(CREATE)).toHaveLength(1));
    cashier.router.back();
    creating.resolve(unreadable());
    await done();
    expect(pendingDeposits(cashier)).toMatchObject([{ depositId: 'd-1', amount: 100, currency: 'MXN' }]);
  });

  it('[P2P-04] gives the whole time, though this device’s clock is hours ahead of the server’s', async () => {
    const created = new Date(Date.now() - 3 * 60 * 60_000).toISOString();
    const { submit, done, cashier } = await openP2P(broken, asked(p2pAnswer({ created })));
    submit();
    await done();
    expect(p2pOf(cashier).invoice?.deadlineMs).toBeGreaterThan(Date.now());
  });

  it.each([
    ['stays none', {}],
    [
      'is found with the card of another deposit',
      { answers: { 'deposit-check': p2pAnswer({ depositId: 'd-2' }) } },
    ],
  ])('and that %s is closed, and the player reads of it', async (_, check) => {
    const { submit, done, path, transport, cashier } = await openP2P(unreadable(), {
      ...asked(unreadable()),
      ...check,
    });
    submit();
    await done();
    expect(transport.sent(CANCEL)).toEqual([{ depositId: 'd-1' }]);
    expect(path()).toBe(BASE);
    expect(cashier.notifications.list).toHaveLength(1);
    expect(pendingDeposits(cashier)).toEqual([]);
  });

  it('[P2P-03] is closed by the id that it did name, without a question for it', async () => {
    const status = { status: 'waiting' };
    const { submit, done, path, transport } = await openP2P(unreadable(), {
      answers: { 'deposit-status': status, 'deposit-check': { ...unreadable(), exists: true } },
    });
    submit();
    await done();
    expect(transport.sent('deposit-status')).toEqual([]);
    expect(transport.sent(CANCEL)).toEqual([{ depositId: 'd-1' }]);
    expect(path()).toBe(BASE);
  });

  it('[P2P-03] one that the server does not cancel is followed: no text asks to pay again', async () => {
    const { submit, done, path, transport, cashier } = await openP2P(unreadable(), {
      answers: { ...asked(unreadable()).answers, [CANCEL]: { status: 'waiting' } },
    });
    submit();
    await done();
    expect(transport.sent(CANCEL)).toEqual([{ depositId: 'd-1' }]);
    expect(path()).toBe('/deposit/complete');
    expect(cashier.transaction).toMatchObject({ depositId: 'd-1', amount: 100 });
  });

  const shown = {
    depositId: 'd-1',
    requestId: null,
    paymentMethod: 'card_p2p_uz_humo',
    methodText: 'Humo',
    amount: 100,
    currency: 'MXN',
    createdAt: new Date().toISOString(),
  };

  it('[P2P-03] one that was shown before, and may be paid, is kept and followed', async () => {
    const { submit, done, path, transport, cashier } = await openP2P(unreadable(), asked(unreadable()));
    pendingList.put(cashier, shown);
    submit();
    await done();
    expect(transport.sent(CANCEL)).toEqual([]);
    expect(path()).toBe('/deposit/complete');
    expect(cashier.transaction).toMatchObject({ depositId: 'd-1', amount: 100, currency: 'MXN' });
  });

  it.each(['shown', 'ended'])(
    '[P2P-03] one that another tab has %s meanwhile is followed, not closed',
    async how => {
      const check = deferred();
      const { submit, done, path, transport, cashier } = await openP2P(unreadable(), {
        answers: { ...asked(unreadable()).answers, 'deposit-check': () => check.promise },
      });
      submit();
      await vi.waitFor(() => expect(transport.sent('deposit-check')).toHaveLength(1));
      if (how === 'shown') pendingList.put(cashier, shown);
      else pendingList.drop(cashier, shown);
      check.reject(broken);
      await done();
      expect(transport.sent(CANCEL)).toEqual([]);
      expect(path()).toBe('/deposit/complete');
    },
  );
});
