import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
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
import { sampleFormField, sampleMethod } from '../../../../tests/support/unit/samples';
import { pendingDeposits } from '../../../flows/deposit/pending/keepPending';
import { openPendingDeposit } from '../../../flows/deposit/pending/openPendingDeposit';
import { submitDeposit } from '../../../flows/deposit/submit/submitDeposit';
import { p2pOf } from '../p2pOf';
import { cancelCreating } from './cancelCreating';
import { enterP2P } from './enterP2P';

afterEach(() => {
  localStorage.clear();
});

describe('[P2P-02] creating a P2P deposit', () => {
  it('sends its own payload, and leads to the invoice', async () => {
    const { submit, done, path, transport, told, cashier } = await openP2P(p2pAnswer(), {
      parent: { bonusList: [{ id: 7, type: 'deposit' }] },
    });
    cashier.methods.selectedCountry = 'UZ';
    submit({ bank: 'humo' });
    await done();
    expect(transport.sent('deposit-create')).toEqual([]);
    expect(transport.sent(CREATE)).toEqual([
      {
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        amount: 100,
        currency: 'MXN',
        bank: 'humo',
        fields: { bank: 'humo' },
        isActivatedBonus: true,
        bonusId: '7',
        selectedCountry: 'UZ',
        paymentMethod: 'card_p2p_uz_humo',
        paymentSessionId: 'session-1',
        metadata: { isFromChip: false, isCaptchaBypassed: true },
      },
    ]);
    expect(path()).toBe(INVOICE);
    expect(cashier.transaction).toMatchObject({ depositId: 'd-1', status: 'waiting' });
    expect(told('onCreateTransaction')).toHaveLength(1);
    expect(told('Metric')).toEqual([
      { messageType: 'Metric', name: CREATE, status: 'ok', paymentMethod: 'card_p2p_uz_humo' },
    ]);
  });

  it('[P2P-02] [DEP-14] is of the sum that was asked for where the server says another one to transfer alone', async () => {
    const transfer = { payment_amount: 90_000, payment_currency: 'RUB' };
    const { submit, done, told, cashier } = await openP2P(p2pAnswer(transfer));
    submit();
    await done();
    expect(p2pOf(cashier).invoice).toMatchObject({ amount: 90_000, currency: 'RUB' });
    expect(told('onCreateTransaction')).toMatchObject([{ amount: 100, currency: 'MXN' }]);
    expect(cashier.transaction).toMatchObject({ amount: 100, currency: 'MXN' });
    // From the list, later.
    const { signal } = new AbortController();
    const check = await openP2P(
      {},
      { answers: { 'deposit-check': p2pAnswer({ exists: true, ...transfer }) } },
    );
    await enterP2P(check.cashier, p2pMethod, { signal, isReplacing: false });
    expect(check.cashier.transaction).toMatchObject({ depositId: 'd-1', amount: 100, currency: 'MXN' });
  });

  it.each(['PAYED', 'processed'] as const)(
    '[P2P-02] [P2P-04] one that is over at once leads to its status, and is not cancelled: %s',
    async status => {
      const { submit, path, transport, told, cashier } = await openP2P({ depositId: 'd-1', status });
      submit();
      await vi.waitFor(() => expect(path()).toBe('/deposit/complete'));
      expect(cashier.transaction).toMatchObject({ depositId: 'd-1', amount: 100 });
      expect(transport.sent('deposit-cancel')).toEqual([]);
      expect(told('onInvalidP2PResponse')).toEqual([]);
      expect(told('onCreateTransaction')).toHaveLength(1);
    },
  );

  it('[P2P-03] [DEP-09] one that is made after the player has gone back is among the deposits not finished', async () => {
    const creating = deferred();
    const { submit, cashier, transport } = await openP2P(() => creating.promise);
    submit();
    await vi.waitFor(() => expect(transport.sent(CREATE)).toHaveLength(1));
    cashier.router.back();
    creating.resolve(p2pAnswer());
    await vi.waitFor(() =>
      expect(pendingDeposits(cashier)).toMatchObject([
        { depositId: 'd-1', paymentMethod: 'card_p2p_uz_humo', amount: 100, currency: 'MXN' },
      ]),
    );
  });

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
    Object.assign(deposit, { amountText: '100', chip: 100 });
    submit();
    await sending();
    Object.assign(deposit, { amountText: '250', chip: null });
    creating.resolve(p2pAnswer());
    await done();
    expect(path()).toBe(INVOICE);
    expect(p2pOf(cashier).invoice?.amount).toBe(100);
    expect(cashier.transaction.amount).toBe(100);
    expect(deposit.amountText).toBe('250');
  });

  it('[API-04] [P2P-03] the same once more, after one that was made behind the player’s back, is another deposit', async () => {
    const creating = deferred();
    const { submit, sending, done, transport, cashier } = await openP2P(() => creating.promise);
    submit();
    await sending();
    cashier.router.back();
    creating.resolve(p2pAnswer());
    await done();
    cashier.router.navigate(BASE);
    transport.answer(CREATE, p2pAnswer({ depositId: 'd-2' }));
    submit();
    await done();
    const [first, second] = transport.sent(CREATE);
    expect(second?.requestId).not.toBe(first?.requestId);
  });

  it('[API-04] once the bank knows a request that it has answered, its bare 404 of a lost one is proof', async () => {
    const { submit, done, path, transport, cashier } = await openP2P(p2pAnswer());
    submit();
    await done();
    const [{ requestId: known } = {}] = transport.sent(CREATE);
    cashier.router.navigate(BASE, { isReset: true });
    transport.answer(CREATE, networkFailure());
    transport.answer('deposit-status', ({ requestId }: { requestId: string }) =>
      requestId === known ? { depositId: 'd-1', status: 'waiting' } : refusal(404, undefined, 'HTTP 404'),
    );
    submit();
    await done();
    expect(transport.sent(CREATE)).toHaveLength(2);
    expect(path()).toBe(BASE);
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
    expect(path()).toBe(BASE);
  });

  it('[P2P-02] the captcha’s score goes with it, and then nothing is bypassed', async () => {
    const execute = vi.fn(async () => 'score-1');
    vi.stubGlobal('grecaptcha', { ready: (go: () => void) => go(), execute });
    onTestFinished(() => void vi.unstubAllGlobals());
    const { submit, done, transport } = await openP2P(p2pAnswer(), {
      parent: { config: { scoreCaptchaSiteKey: 'site' } },
    });
    submit();
    await done();
    expect(transport.sent(CREATE)).toMatchObject([
      { checkScore: 'score-1', metadata: { isFromChip: false } },
    ]);
    expect(transport.sent(CREATE)[0]?.metadata).not.toHaveProperty('isCaptchaBypassed');
    expect(execute).toHaveBeenCalledWith('site', { action: 'deposit' });
  });

  it('[DEP-05] a further step of a deposit whose form is filled in leads to where to pay', async () => {
    const unifiedFlow = { fields: [sampleFormField({ name: 'otp' })] };
    const { submit, done, path, cashier } = await openP2P(p2pAnswer({ unifiedFlow }));
    submit();
    await done();
    expect(path()).toBe('/deposit/peer-to-peer/unified-form');
    const intent = { method: p2pMethod, amount: 100, fields: { otp: '1' }, depositId: 'd-1' };
    submitDeposit(cashier, intent);
    await done();
    expect(path()).toBe(INVOICE);
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

  it('[API-04] a refusal is told, and the same content sent again has an id of its own', async () => {
    const { submit, done, path, transport, told } = await openP2P(refusal(422));
    for (let time = 0; time < 2; time++) {
      submit();
      await done();
    }
    const [first, second] = transport.sent(CREATE).map(({ requestId }) => requestId);
    expect(second).not.toBe(first);
    expect(told('Metric')).toMatchObject([{ status: 'fail' }, { status: 'fail' }]);
    expect(told('onInvalidP2PResponse')).toEqual([]);
    expect(transport.sent('deposit-check')).toEqual([]);
    expect(told('onDisplayError')).toHaveLength(2);
    expect(path()).toBe(BASE);
  });

  it.each([
    ['goes on where this device’s clock is hours ahead of the server’s', 3, true],
    ['is over where the server says another time of it by now', 4, false],
  ])('[P2P-04] its countdown, opened once more, %s', async (_, hoursAgo, isOpen) => {
    const created = (hours: number) => new Date(Date.now() - hours * 60 * 60_000).toISOString();
    const first = created(3);
    const { submit, done, cashier, transport } = await openP2P(p2pAnswer({ created: first }));
    submit();
    await done();
    const check = p2pAnswer({ exists: true, created: hoursAgo === 3 ? first : created(hoursAgo) });
    transport.answer('deposit-check', check);
    await enterP2P(cashier, p2pMethod, { signal: new AbortController().signal, isReplacing: false });
    expect(Number(p2pOf(cashier).invoice?.deadlineMs) > Date.now()).toBe(isOpen);
  });

  it('captcha_required is answered with one more try, and no third', async () => {
    const required = refusal(422, 'captcha_required');
    const { submit, done, path, transport, cashier } = await openP2P(required);
    submit();
    await done();
    const ids = transport.sent(CREATE).map(({ requestId }) => requestId);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
    expect(cashier.notifications.list).toHaveLength(1);
    transport.answer(CREATE, required, p2pAnswer());
    submit();
    await done();
    expect(path()).toBe(INVOICE);
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

  it('required fields join the form, twice in a row, and go with the same deposit', async () => {
    const wanting = (name: string) =>
      p2pAnswer({ isFieldsRequired: true, fields: [sampleFormField({ name })] });
    const { submit, done, path, transport, cashier, told } = await openP2P(wanting('first'));
    submit();
    await done();
    expect(path()).toBe(BASE);
    transport.answer(CREATE, wanting('second'));
    submit({ first: '1' });
    await done();
    expect(cashier.deposit.extraFields.map(({ name }) => name)).toEqual(['first', 'second']);
    transport.answer(CREATE, p2pAnswer());
    submit({ first: '1', second: '2' });
    await done();
    expect(transport.sent(CREATE).map(({ depositId }) => depositId)).toEqual([undefined, 'd-1', 'd-1']);
    expect(told('onCreateTransaction')).toHaveLength(1);
    expect(path()).toBe(INVOICE);
  });
});
