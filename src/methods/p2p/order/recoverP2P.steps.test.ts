import { describe, expect, it, vi } from 'vitest';
import { networkFailure, refusal } from '../../../../tests/support/unit/createFakeTransport';
import { deferred } from '../../../../tests/support/unit/deferred';
import {
  asked,
  CANCEL,
  CLOSE,
  CREATE,
  INVOICE,
  openP2P,
  p2pAnswer,
  p2pMethod,
  unreadable,
} from '../../../../tests/support/unit/openP2P';
import { sampleFormField } from '../../../../tests/support/unit/samples';
import { askPending } from '../../../flows/deposit/pending/askPending';
import { openPendingDeposit } from '../../../flows/deposit/pending/openPendingDeposit';
import { pendingDeposits } from '../../../flows/deposit/pending/pendingList';
import { submitDeposit } from '../../../flows/deposit/submit/submitDeposit';
import { p2pOf } from '../p2pOf';

describe('[P2P-05] an answer that is none, to a further step', () => {
  it('[API-04] a lost step of one that exists leaves it that one', async () => {
    vi.useFakeTimers();
    const lost = networkFailure();
    const { cashier, transport, sending } = await openP2P(lost, { answers: { 'deposit-status': lost } });
    submitDeposit(cashier, { method: p2pMethod, amount: 100, fields: {}, depositId: 'd-1' });
    await sending();
    await vi.advanceTimersByTimeAsync(20_000);
    const [, ...paths] = cashier.router.state.entries.map(({ path }) => path);
    expect(paths).toEqual(['/deposit/complete']);
    expect(cashier.transaction.depositId).toBe('d-1');
    expect(Date.parse(cashier.transaction.createdAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(cashier.notifications.list).toHaveLength(1);
    expect(transport.sent(CLOSE)).toEqual([]);
  });

  it('[P2P-01] [DEP-03] a lost step whose form deposit-check repeats beside the card leads to the card, not to the form again', async () => {
    const repeated = p2pAnswer({ unifiedFlow: { fields: [sampleFormField({ name: 'payer' })] } });
    const { done, cashier, path } = await openP2P(unreadable(), asked(repeated));
    submitDeposit(cashier, { method: p2pMethod, amount: 100, fields: { payer: 'Ann' }, depositId: 'd-1' });
    await done();
    expect(path()).toBe(INVOICE);
  });

  it('[DEP-09] a lost step of one that exists, found after the player has gone back, leaves it among those not finished', async () => {
    const creating = deferred();
    const { done, cashier, transport } = await openP2P(() => creating.promise, asked(p2pAnswer()));
    submitDeposit(cashier, { method: p2pMethod, amount: 100, fields: {}, depositId: 'd-1' });
    await vi.waitFor(() => expect(transport.sent(CREATE)).toHaveLength(1));
    cashier.router.back();
    creating.resolve(unreadable());
    await done();
    expect(pendingDeposits(cashier)).toMatchObject([{ depositId: 'd-1', amount: 100 }]);
  });

  it('[DEP-03] [P2P-01] one that is cancelled then takes its fields with it: the next press makes another deposit', async () => {
    const asking = p2pAnswer({ isFieldsRequired: true, fields: [sampleFormField({ name: 'first' })] });
    const { submit, done, transport, cashier } = await openP2P(asking, asked(unreadable()));
    submit();
    await done();
    transport.answer(CREATE, unreadable(), p2pAnswer({ depositId: 'd-2' }));
    submit({ first: '1' });
    await done();
    expect(transport.sent(CANCEL)).toEqual([{ depositId: 'd-1' }]);
    expect(cashier.deposit).toMatchObject({ depositId: null, extraFields: [] });
    submit();
    await done();
    expect(transport.sent(CREATE).map(({ depositId }) => depositId)).toEqual([undefined, 'd-1', undefined]);
  });

  it('[DEP-03] [P2P-01] its end is of the sum that was sent with them, where the bank has taken them', async () => {
    const asking = p2pAnswer({ isFieldsRequired: true, fields: [sampleFormField({ name: 'first' })] });
    const { submit, done, path, transport, cashier } = await openP2P(asking, asked(unreadable()));
    submit();
    await done();
    const status = () => (transport.sent(CANCEL).length === 0 ? 'waiting' : 'CANCELED');
    transport.answer('deposit-status', () => ({ depositId: 'd-1', status: status() }));
    transport.answer(CREATE, refusal(500));
    submitDeposit(cashier, { method: p2pMethod, amount: 150, fields: { first: '1' } });
    await done();
    expect(path()).toBe('/deposit/complete');
    expect(cashier.transaction).toMatchObject({ depositId: 'd-1', status: 'mistaked', amount: 150 });
  });

  it('[DEP-14] the host is not told again of one whose further fields were lost', async () => {
    vi.useFakeTimers();
    const lost = networkFailure();
    const asking = p2pAnswer({ isFieldsRequired: true, fields: [sampleFormField({ name: 'first' })] });
    const { submit, transport, told, cashier, sending } = await openP2P(asking, {
      answers: { 'deposit-status': lost },
    });
    submit();
    await sending();
    await vi.advanceTimersByTimeAsync(1_000);
    transport.answer(CREATE, lost);
    submit({ first: '1' });
    await vi.advanceTimersByTimeAsync(20_000);
    transport.answer('deposit-status', { depositId: 'd-1', status: 'waiting' });
    for (const kept of pendingDeposits(cashier)) await askPending(cashier, kept, cashier.signal);
    expect(told('onCreateTransaction')).toHaveLength(1);
  });

  it.each(['while it is waited for', 'away', 'without where to pay'])(
    '[P2P-04] the time to pay of one whose further fields were lost counts from its first press, found %s',
    async place => {
      vi.useFakeTimers();
      const created = new Date().toISOString();
      const lost = networkFailure();
      const asking = p2pAnswer({ isFieldsRequired: true, fields: [sampleFormField({ name: 'first' })] });
      const { submit, transport, cashier, sending } = await openP2P(asking, {
        answers: { 'deposit-status': lost },
      });
      const pressedMs = Date.now();
      submit();
      await sending();
      await vi.advanceTimersByTimeAsync(60_000);
      const creating = deferred();
      transport.answer(CREATE, () => creating.promise);
      submit({ first: '1' });
      await vi.advanceTimersByTimeAsync(1_000);
      const nameIt = () => transport.answer('deposit-status', { depositId: 'd-1', status: 'waiting' });
      if (place === 'away') cashier.router.back();
      if (place !== 'while it is waited for') nameIt();
      transport.answer('deposit-check', { ...unreadable(), exists: true });
      transport.answer(CANCEL, refusal(422));
      creating.resolve(lost);
      await vi.advanceTimersByTimeAsync(20_000);
      nameIt();
      transport.answer('deposit-check', { ...p2pAnswer({ created }), exists: true });
      await vi.advanceTimersByTimeAsync(110_000);
      cashier.router.navigate('/deposit');
      for (const kept of pendingDeposits(cashier)) await askPending(cashier, kept, cashier.signal);
      for (const kept of pendingDeposits(cashier)) await openPendingDeposit(cashier, kept);
      const { startMs = Number.NaN } = p2pOf(cashier).invoice ?? {};
      // The press took a moment to be sent; its fields came a minute later.
      expect(Math.round((startMs - pressedMs) / 1_000)).toBe(0);
    },
  );
});
