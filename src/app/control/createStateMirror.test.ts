import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mountControl, submitCanary } from '../../../tests/support/unit/mountControl';
import { sampleMethod } from '../../../tests/support/unit/samples';
import { openPendingDeposit } from '../../flows/deposit/pending/openPendingDeposit';
import { pendingDeposits } from '../../flows/deposit/pending/pendingList';

beforeEach(() => {
  vi.stubGlobal('open', () => null);
});

/** At the status of a deposit that has been made. */
async function openMade() {
  const test = await mountControl();
  submitCanary(test);
  await vi.waitFor(() => expect(test.mirror.state().route).toBe('/deposit/complete'));
  await vi.waitFor(() => expect(test.cashier.deposit.isSubmitting).toBe(false));
  return test;
}

describe('[HOST-11] the state on the element', () => {
  it('is frozen, stands for itself until something changes, and holds no field values', async () => {
    const test = await mountControl();
    const first = test.mirror.state();
    expect(Object.isFrozen(first)).toBe(true);
    expect(test.mirror.state()).toBe(first);
    expect(first).toEqual({
      phase: 'ready',
      flow: 'deposit',
      route: '/deposit',
      status: 'idle',
      paymentMethod: null,
      amount: null,
      currency: 'MXN',
      depositId: null,
      withdrawalId: null,
    });
    submitCanary(test);
    await vi.waitFor(() => expect(test.mirror.state().status).toBe('waiting'));
    expect(first.status).toBe('idle');
    expect(JSON.stringify(test.seen)).not.toContain('canary');
    expect(JSON.stringify(test.seen)).not.toContain('parent-token');
  });

  it('is up to date before each event', async () => {
    const test = await openMade();
    const at = (type: string) => test.seen.find(([name]) => name === type)?.[1];
    const created = { status: 'submitting', depositId: 'd-1', amount: 100 };
    expect(at('onCreateTransaction')).toMatchObject(created);
    // The host has been told of it by then.
    const messages = test.sent.slice(
      0,
      test.sent.findIndex(({ messageType }) => messageType === 'onCreateTransaction'),
    );
    expect(messages.filter(({ messageType }) => messageType === 'onStateChange').at(-1)).toMatchObject(
      created,
    );
    expect(test.mirror.state()).toMatchObject({ status: 'waiting', depositId: 'd-1', amount: 100 });
    test.wired.transaction.status = 'processed';
    await vi.waitFor(() => expect(test.seen.at(-1)?.[1].status).toBe('processed'));
  });

  it('a change is one event, never a half of it', async () => {
    const test = await openMade();
    const states = test.seen.filter(([type]) => type === 'onStateChange').map(([, state]) => state);
    const waiting = states.filter(({ status }) => status === 'waiting');
    expect(new Set(waiting.map(({ depositId }) => depositId))).toEqual(new Set(['d-1']));
    for (const [at, state] of states.slice(1).entries()) expect(state).not.toEqual(states[at]);
  });

  it('the list puts the transaction behind', async () => {
    const test = await openMade();
    test.cashier.router.navigate('/deposit', { isReset: true });
    expect(test.mirror.state()).toMatchObject({ status: 'idle', depositId: null, amount: null });
  });

  it.each(['waiting', 'mistaked', 'processed'] as const)(
    'one whose page was left for its form (%s) is none of the form’s',
    async status => {
      const test = await openMade();
      const { router } = test.cashier;
      test.cashier.transaction.status = status;
      expect(test.mirror.state()).toMatchObject({ status, depositId: 'd-1' });
      router.navigate('/deposit/redirect', { isReplacing: true });
      expect(test.mirror.state()).toMatchObject({ status: 'idle', depositId: null, amount: null });
    },
  );

  it('[DEP-09] one that is opened again from the list is told again, and the next form is none of it', async () => {
    const test = await openMade();
    const { router } = test.cashier;
    const told = test.mirror.state();
    const [left] = pendingDeposits(test.cashier);
    if (!left) throw new Error('nothing was left open');
    router.navigate('/deposit', { isReset: true });
    expect(test.mirror.state().status).toBe('idle');
    await openPendingDeposit(test.cashier, left);
    expect(test.mirror.state()).toMatchObject({ ...told, depositId: 'd-1', amount: 100 });
    router.navigate('/deposit', { isReset: true });
    expect(test.mirror.state().status).toBe('idle');
    router.navigate('/deposit/redirect');
    expect(test.mirror.state()).toMatchObject({ status: 'idle', depositId: null, amount: null });
  });

  it('[DEP-14] one that was told of, and led nowhere, lends its id to none that is made after it', async () => {
    const { tell, mirror, cashier } = await mountControl();
    cashier.router.navigate('/deposit/redirect');
    const sum = { paymentMethod: 'card', amount: 964, currency: 'MXN' };
    tell({ messageType: 'onCreateTransaction', depositId: 'd-0', ...sum });
    expect(mirror.state().depositId).toBe('d-0');
    cashier.deposit.isSubmitting = true;
    await vi.waitFor(() =>
      expect(mirror.state()).toMatchObject({ status: 'submitting', depositId: null, amount: null }),
    );
  });

  it('[DEP-14] one that is made from the form after another has failed is told with nothing of that', async () => {
    const { tell, mirror, cashier } = await mountControl();
    Object.assign(cashier.transaction, {
      requestId: 'r-0',
      createdAt: '2030-03-17T17:46:41.200Z',
      amount: 970,
    });
    cashier.router.navigate('/deposit/complete');
    expect(mirror.state()).toMatchObject({ amount: 970 });
    cashier.router.navigate('/deposit/redirect', { isReplacing: true });
    cashier.deposit.isSubmitting = true;
    expect(mirror.state()).toMatchObject({ status: 'submitting', amount: null });
    const sum = { paymentMethod: 'card', amount: 910, currency: 'MXN' };
    tell({ messageType: 'onCreateTransaction', depositId: 'd-1', ...sum });
    Object.assign(cashier.deposit, { depositId: 'd-1', isSubmitting: false });
    expect(mirror.state()).toMatchObject({ depositId: 'd-1', ...sum });
  });

  it('[DEP-14] one that is made while another method is open is told of whole, and none of it is that method’s', async () => {
    const { tell, mirror, cashier } = await mountControl();
    cashier.deposit.isSubmitting = true;
    expect(mirror.state().status).toBe('submitting');
    cashier.deposit.method = sampleMethod({ name: 'other' });
    const sum = { paymentMethod: 'card', amount: 964, currency: 'EUR' };
    tell({ messageType: 'onCreateTransaction', depositId: 'd-0', ...sum });
    expect(mirror.state()).toMatchObject({ status: 'submitting', depositId: 'd-0', ...sum });
    cashier.deposit.isSubmitting = false;
    cashier.router.navigate('/deposit/redirect');
    expect(mirror.state()).toMatchObject({
      status: 'idle',
      depositId: null,
      paymentMethod: 'other',
      amount: null,
      currency: 'MXN',
    });
  });

  it('[DEP-14] one that is made behind the page of another lends it no id', async () => {
    const { tell, mirror, cashier } = await mountControl();
    const lost = { requestId: 'r-0', createdAt: '2030-03-17T17:46:41.200Z', amount: 970, isNotCreated: true };
    Object.assign(cashier.transaction, lost);
    cashier.router.navigate('/deposit/complete');
    tell({
      messageType: 'onCreateTransaction',
      depositId: 'd-1',
      paymentMethod: 'card',
      amount: 910,
      currency: 'MXN',
    });
    expect(mirror.state()).toMatchObject({ depositId: null, amount: 970 });
  });

  it('[DEP-03] a deposit that asks for more fields is none of the withdrawals', async () => {
    const { mirror, cashier } = await mountControl();
    cashier.router.navigate('/deposit/redirect');
    Object.assign(cashier.deposit, { method: sampleMethod(), depositId: 'd-1' });
    expect(mirror.state()).toMatchObject({ flow: 'deposit', depositId: 'd-1' });
    cashier.router.navigate('/withdrawal', { isReset: true });
    expect(mirror.state()).toMatchObject({ flow: 'withdrawal', depositId: null });
  });

  it('[DEP-03] [P2P-02] the id of one that asks for more fields does not stand beside the sum of another', async () => {
    const { tell, mirror, cashier } = await mountControl();
    cashier.deposit.isSubmitting = true;
    expect(mirror.state().status).toBe('submitting');
    Object.assign(cashier.deposit, { method: sampleMethod({ name: 'other' }), depositId: 'd-1' });
    const sum = { paymentMethod: 'card', amount: 964, currency: 'EUR' };
    tell({ messageType: 'onCreateTransaction', depositId: 'd-2', ...sum });
    expect(mirror.state()).toMatchObject({ depositId: 'd-2', ...sum });
  });

  it('[DEP-05] a deposit whose answer leads from the withdrawals to its payment page is told as it is', async () => {
    const { mirror, cashier } = await mountControl();
    cashier.router.navigate('/withdrawal', { isReset: true });
    mirror.refresh();
    Object.assign(cashier.transaction, { depositId: 'd-1', createdAt: '2030-03-17T17:46:41.200Z' });
    cashier.router.navigate('/form');
    expect(mirror.state()).toMatchObject({ flow: 'deposit', status: 'waiting', depositId: 'd-1' });
  });

  it.each([
    ['goes on', { messageType: 'onRoute', path: '/deposit' }],
    [
      'has paid',
      {
        messageType: 'onCreateTransaction',
        depositId: 'd-1',
        paymentMethod: 'card',
        amount: 5,
        currency: 'MXN',
      },
    ],
  ] as const)('[ERR-03] the latest failure stands until the player %s', async (_, next) => {
    const { tell, mirror } = await mountControl();
    expect(mirror.error()).toBeNull();
    tell({ messageType: 'onDisplayError', message: 'Refused', code: '422', reference: 'r-1' });
    expect(mirror.error()).toEqual({ message: 'Refused', code: '422', reference: 'r-1' });
    expect(Object.isFrozen(mirror.error())).toBe(true);
    tell(next);
    expect(mirror.error()).toBeNull();
  });

  it('[HOST-05] the end leaves no listener', async () => {
    const { mirror, cashier, seen } = await mountControl();
    mirror.dispose();
    seen.length = 0;
    cashier.deposit.isSubmitting = true;
    await Promise.resolve();
    await Promise.resolve();
    expect(seen.filter(([type]) => type === 'onStateChange')).toEqual([]);
  });
});
