import { describe, expect, it, vi } from 'vitest';
import { networkFailure, refusal } from '../../../../tests/support/unit/createFakeTransport';
import { deferred } from '../../../../tests/support/unit/deferred';
import {
  asked,
  BASE,
  CANCEL,
  CREATE,
  INVOICE,
  openP2P,
  p2pAnswer,
  p2pMethod,
} from '../../../../tests/support/unit/openP2P';
import { sampleFormField, sampleMethod } from '../../../../tests/support/unit/samples';
import { depositStage } from '../../../flows/deposit/complete/depositView';
import { openPendingDeposit } from '../../../flows/deposit/pending/openPendingDeposit';
import { pendingDeposits } from '../../../flows/deposit/pending/pendingList';
import { submitDeposit } from '../../../flows/deposit/submit/submitDeposit';
import { p2pOf } from '../p2pOf';
import { cancelCreating } from './cancelCreating';
import { enterP2P } from './enterP2P';

/** Its player has left its form while it is made, and opened it from the list: its status waits for where to pay. */
async function openStatus(...given: Parameters<typeof openP2P>) {
  const opened = await openP2P(...given);
  const { submit, sending, path, cashier } = opened;
  submit();
  await sending();
  cashier.router.back();
  const [made] = pendingDeposits(cashier);
  if (made) void openPendingDeposit(cashier, made);
  await vi.waitFor(() => expect(path()).toBe('/deposit/complete'));
  return opened;
}

describe('[P2P-02] [P2P-03] a P2P deposit whose player leaves while it is made', () => {
  it.each([
    ['as it was asked for', {}, { amount: 100, currency: 'MXN' }],
    ['as the bank says', { passedAmount: 7, passedCurrency: 'USD' }, { amount: 7, currency: 'USD' }],
  ])(
    '[P2P-03] [DEP-09] one that is made after the player has gone back is not finished, %s',
    async (_, passed, sum) => {
      const creating = deferred();
      const { submit, cashier, transport } = await openP2P(() => creating.promise);
      submit();
      await vi.waitFor(() => expect(transport.sent(CREATE)).toHaveLength(1));
      cashier.router.back();
      creating.resolve(p2pAnswer(passed));
      await vi.waitFor(() =>
        expect(pendingDeposits(cashier)).toMatchObject([
          { depositId: 'd-1', paymentMethod: 'card_p2p_uz_humo', ...sum },
        ]),
      );
    },
  );

  it('[DEP-10] [ERR-03] one that is refused while its status is on screen, opened from the list, is not said to be checked', async () => {
    const creating = deferred();
    const { done, cashier } = await openStatus(() => creating.promise);
    creating.reject(refusal(422));
    await done();
    expect(depositStage(cashier.transaction)).toBe('not-created');
  });

  it('[P2P-03] one that is made while its status is on screen, opened from the list, shows where to pay at once', async () => {
    const creating = deferred();
    const { done, path, transport } = await openStatus(() => creating.promise, {
      answers: { 'deposit-check': { exists: false } },
    });
    await vi.waitFor(() => expect(transport.sent('deposit-check')).toHaveLength(1));
    transport.answer('deposit-check', p2pAnswer());
    creating.resolve(p2pAnswer());
    await done();
    await vi.waitFor(() => expect(path()).toBe(INVOICE));
  });

  it('[DEP-03] fields of one whose player was at another method before its code had come do not join the form there', async () => {
    const fields = [sampleFormField()];
    const { submit, done, cashier, transport } = await openP2P(p2pAnswer({ isFieldsRequired: true, fields }));
    submit();
    cashier.router.back();
    cashier.deposit.method = sampleMethod();
    cashier.router.navigate('/deposit/redirect');
    await done();
    expect(transport.sent(CREATE)).toHaveLength(1);
    expect(cashier.deposit).toMatchObject({ depositId: null, extraFields: [] });
  });

  it('[P2P-04] a further step that is answered after the player has gone back does not start its time anew', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const answer = p2pAnswer({ unifiedFlow: { fields: [sampleFormField()] } });
    const { submit, done, transport, cashier } = await openP2P(answer);
    submit();
    await done();
    const kept = pendingDeposits(cashier);
    expect(kept).toHaveLength(1);
    vi.setSystemTime(Date.now() + 60_000);
    const step = deferred();
    transport.answer(CREATE, () => step.promise);
    submitDeposit(cashier, { method: p2pMethod, amount: 100, fields: {}, depositId: 'd-1' });
    await vi.waitFor(() => expect(transport.sent(CREATE)).toHaveLength(2));
    expect(pendingDeposits(cashier)).toEqual(kept);
    cashier.router.navigate('/deposit', { isReset: true });
    step.resolve(answer);
    await done();
    expect(pendingDeposits(cashier)).toEqual(kept);
  });

  it.each([
    ['whose answer comes', null],
    ['whose answer is lost', networkFailure()],
  ])(
    '[P2P-01] [P2P-04] one %s after the player has gone back opens with the time that it has',
    async (_, loss) => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      const creating = deferred();
      const { submit, sending, done, path, transport, cashier } = await openP2P(
        () => creating.promise,
        asked(p2pAnswer()),
      );
      submit();
      await sending();
      const made = p2pAnswer();
      cashier.router.back();
      vi.setSystemTime(Date.now() + 25_000);
      if (loss) creating.reject(loss);
      else creating.resolve(made);
      await vi.advanceTimersByTimeAsync(5_000);
      await done();
      transport.answer('deposit-check', { ...made, exists: true });
      await enterP2P(cashier, p2pMethod, { signal: cashier.signal, isReplacing: false });
      expect(path()).toBe(INVOICE);
      expect(p2pOf(cashier).invoice?.startMs).toBe(Date.parse(made.created ?? ''));
    },
  );

  it('[P2P-03] [DEP-09] one that is made after the list has shown it as being made stands there once', async () => {
    const creating = deferred();
    const { submit, sending, done, cashier } = await openP2P(() => creating.promise);
    cashier.methods.list = [p2pMethod];
    submit();
    await sending();
    cashier.router.back();
    const [listed] = pendingDeposits(cashier);
    if (!listed) throw new Error('Nothing was kept');
    creating.resolve(p2pAnswer());
    await done();
    void openPendingDeposit(cashier, listed);
    await vi.waitFor(() => expect(cashier.router.current().path).toBe('/deposit/complete'));
    expect(pendingDeposits(cashier)).toHaveLength(1);
  });

  it.each([
    ['the bank is not asked about what it may not have heard of', true],
    ['nor of the form alone', false],
  ])(
    '[P2P-03] one that is made after the player has come back to its form opens there: %s',
    async (_, isEntered) => {
      const creating = deferred();
      const { submit, sending, done, path, cashier, transport } = await openP2P(() => creating.promise);
      cashier.deposit.method = p2pMethod;
      submit();
      await sending();
      cashier.router.back();
      const { signal } = new AbortController();
      if (isEntered) await enterP2P(cashier, p2pMethod, { signal, isReplacing: false });
      else cashier.router.navigate(BASE);
      expect(path()).toBe(BASE);
      creating.resolve(p2pAnswer());
      await done();
      expect(path()).toBe(INVOICE);
      expect(transport.sent('deposit-check')).toEqual([]);
    },
  );

  it('[P2P-03] [FORM-13] its invoice is of the sum that was sent, and one that was typed meanwhile stays for the next', async () => {
    const creating = deferred();
    const { submit, sending, done, path, cashier } = await openP2P(() => creating.promise);
    const { deposit } = cashier;
    Object.assign(deposit.amount, { text: '100', chip: 100 });
    submit();
    await sending();
    Object.assign(deposit.amount, { text: '250', chip: null });
    creating.resolve(p2pAnswer());
    await done();
    expect(path()).toBe(INVOICE);
    expect(p2pOf(cashier).invoice?.amount).toBe(100);
    expect(cashier.transaction.amount).toBe(100);
    expect(deposit.amount.text).toBe('250');
  });

  it('[P2P-03] one that is cancelled before it is sent is not sent', async () => {
    const starting = deferred();
    const { submit, done, path, transport, cashier } = await openP2P(p2pAnswer(), {
      answers: { 'session-start': () => starting.promise },
    });
    submit();
    await vi.waitFor(() => expect(transport.sent('session-start')).toHaveLength(1));
    transport.answer(CANCEL, refusal(404));
    await cancelCreating(cashier);
    starting.resolve({ payment_session_id: 'session-1' });
    await done();
    expect(transport.sent(CREATE)).toEqual([]);
    expect(transport.sent(CANCEL)).toHaveLength(1);
    expect(path()).toBe(BASE);
  });

  it('[P2P-03] one that is made while the form of another method is open leaves that form alone', async () => {
    const creating = deferred();
    const { submit, sending, done, path, cashier } = await openP2P(() => creating.promise);
    submit();
    await sending();
    cashier.router.back();
    cashier.deposit.method = sampleMethod({ name: 'card_p2p_uz_uzcard' });
    cashier.router.navigate(BASE);
    creating.resolve(p2pAnswer());
    await done();
    expect(path()).toBe(BASE);
    expect(pendingDeposits(cashier)).toHaveLength(1);
  });

  it.each([
    [
      'what it asks for joins the form',
      p2pAnswer({ isFieldsRequired: true, fields: [sampleFormField()] }),
      [],
    ],
    ['its invoice shows', p2pAnswer(), [INVOICE]],
  ])(
    'with the guide open above the form %s: pressed again it would be made twice',
    async (_, answer, paths) => {
      const { submit, done, sending, transport, cashier } = await openP2P(() => late.promise);
      const late = deferred();
      submit();
      await sending();
      cashier.router.navigate('/deposit/video-instruction');
      late.resolve(answer);
      await done();
      const isAsked = paths.length === 0;
      expect(cashier.deposit.depositId).toBe(isAsked ? 'd-1' : null);
      expect(cashier.transaction.depositId).toBe(isAsked ? null : 'd-1');
      expect(cashier.router.state.entries.map(({ path }) => path).slice(1)).toEqual(
        isAsked ? [BASE, '/deposit/video-instruction'] : paths,
      );
      expect(transport.sent(CREATE)).toHaveLength(1);
    },
  );
});
