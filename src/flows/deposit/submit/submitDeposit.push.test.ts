import { describe, expect, it, vi } from 'vitest';
import { deferred } from '../../../../tests/support/unit/deferred';
import { CREATE, created, openSubmit as open, setUpBrowser } from '../../../../tests/support/unit/openSubmit';
import { receivePush } from '../../../app/push/receivePush';

setUpBrowser();

describe('a push before the answer', () => {
  it('[DEP-09] a push that overtakes the answer is not lost, nor the balance that it told', async () => {
    const answer = deferred();
    const test = await open(() => answer.promise);
    test.submit();
    await vi.waitFor(() => expect(test.transport.sent(CREATE)).toHaveLength(1));
    for (const [depositId, balance] of [
      ['other', 1],
      ['d-1', 250],
    ])
      receivePush(test.cashier, { type: 'deposit.status', data: { depositId, status: 1, balance } });
    answer.resolve(created());
    await test.done();
    const { status, isBalanceTold, depositId } = test.cashier.transaction;
    expect({ status, isBalanceTold, depositId }).toEqual({
      status: 'processed',
      isBalanceTold: true,
      depositId: 'd-1',
    });
    expect(test.cashier.user.balance).toEqual({ amount: 250, currency: 'MXN' });
  });

  it('[DEP-09] a push about another deposit, while this one is made, is not taken for it', async () => {
    const answer = deferred();
    const test = await open(() => answer.promise);
    test.submit();
    await vi.waitFor(() => expect(test.transport.sent(CREATE)).toHaveLength(1));
    receivePush(test.cashier, {
      type: 'deposit.status',
      data: { depositId: 'other', status: 2, balance: 1 },
    });
    answer.resolve(created());
    await test.done();
    expect(test.cashier.transaction).toMatchObject({ status: 'waiting', isBalanceTold: false });
  });
});
