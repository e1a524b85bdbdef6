import { describe, expect, it, vi } from 'vitest';
import { networkFailure, refusal } from '../../../../tests/support/unit/createFakeTransport';
import { deferred } from '../../../../tests/support/unit/deferred';
import {
  BASE,
  CLOSE,
  CREATE,
  INVOICE,
  openP2P,
  p2pAnswer,
  p2pMethod,
} from '../../../../tests/support/unit/openP2P';
import { sampleFormField } from '../../../../tests/support/unit/samples';
import { pendingList } from '../../../flows/deposit/pending/pendingList';
import { submitDeposit } from '../../../flows/deposit/submit/submitDeposit';
import { p2pOf } from '../p2pOf';
import { enterP2P } from './enterP2P';

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

  it("[P2P-02] [METH-05] carries the player's payment region where none was chosen, as deposit-check does", async () => {
    const { submit, done, transport } = await openP2P(p2pAnswer());
    submit();
    await done();
    expect(transport.sent(CREATE)).toMatchObject([{ selectedCountry: 'MX' }]);
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

  it.each([
    ['PAYED', 'accepted'],
    ['processed', 'processed'],
  ] as const)(
    '[P2P-02] [P2P-04] one that is over at once leads to its status, and is not cancelled: %s',
    async (status, shown) => {
      const { submit, path, transport, told, cashier } = await openP2P({ depositId: 'd-1', status });
      submit();
      await vi.waitFor(() => expect(path()).toBe('/deposit/complete'));
      expect(cashier.transaction).toMatchObject({ depositId: 'd-1', amount: 100, status: shown });
      expect(transport.sent('deposit-cancel')).toEqual([]);
      expect(told('onInvalidP2PResponse')).toEqual([]);
      expect(told('onCreateTransaction')).toHaveLength(1);
    },
  );

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
    pendingList.drop(cashier, cashier.transaction);
    cashier.router.navigate(BASE, { isReset: true });
    transport.answer(CREATE, networkFailure());
    transport.answer('deposit-check', { exists: false });
    transport.answer('deposit-status', ({ requestId }: { requestId: string }) =>
      requestId === known ? { depositId: 'd-1', status: 'waiting' } : refusal(404, undefined, 'HTTP 404'),
    );
    vi.useFakeTimers();
    submit();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(cashier.deposit.isSubmitting).toBe(false);
    expect(transport.sent(CREATE)).toHaveLength(2);
    expect(path()).toBe(BASE);
  });

  it('[DEP-14] [P2P-05] answered with nothing, says so in the words of every deposit', async () => {
    vi.useFakeTimers();
    const { submit, told } = await openP2P(null, {
      answers: { 'deposit-status': refusal(404, 'banking.depositUnknown') },
    });
    submit();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(told('Error')).toMatchObject([
      { message: 'Captcha id is empty' },
      { message: 'Deposit data is null after creation.' },
    ]);
    expect(told('onInvalidP2PResponse')).toHaveLength(1);
  });

  it('[DEP-08] carries no payment session where none could be started', async () => {
    const { submit, done, path, transport } = await openP2P(p2pAnswer(), {
      answers: { 'session-start': refusal(500) },
    });
    submit();
    await done();
    expect(path()).toBe(INVOICE);
    expect(transport.sent(CREATE)[0]).not.toHaveProperty('paymentSessionId');
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

  it('[DEP-14] a further step that is answered with another deposit is told of that one too', async () => {
    const asking = p2pAnswer({ isFieldsRequired: true, fields: [sampleFormField()] });
    const { submit, done, path, transport, told } = await openP2P(asking);
    submit();
    await done();
    transport.answer(CREATE, p2pAnswer({ depositId: 'd-2' }));
    submit({ document: '12345678' });
    await done();
    expect(path()).toBe(INVOICE);
    expect(told('onCreateTransaction')).toMatchObject([{ depositId: 'd-1' }, { depositId: 'd-2' }]);
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

  it.each([
    ['before a deposit is made', undefined, [undefined, undefined]],
    ['of the deposit that it has named before', 'd-1', [undefined, 'd-1', 'd-1']],
  ])('[P2P-02] [DEP-03] fields %s are asked for without naming one', async (_, depositId, sent) => {
    const asking = (name: string) => ({ isFieldsRequired: true, fields: [sampleFormField({ name })] });
    const { submit, done, path, transport, cashier, told } = await openP2P(asking('first'));
    if (depositId) {
      transport.answer(CREATE, { ...asking('zeroth'), depositId }, asking('first'));
      submit();
      await done();
    }
    submit();
    await done();
    expect(cashier.deposit.extraFields.map(({ name }) => name)).toContain('first');
    expect([path(), cashier.deposit.depositId]).toEqual([BASE, depositId ?? null]);
    transport.answer(CREATE, p2pAnswer());
    submit({ first: '1' });
    await done();
    expect(transport.sent(CREATE).map(one => one.depositId)).toEqual(sent);
    expect(path()).toBe(INVOICE);
    expect(told('onInvalidP2PResponse')).toEqual([]);
    expect(told('onCreateTransaction')).toHaveLength(1);
  });

  it.each([
    ['arrived', 'processed', []],
    ['been cancelled', 'AUTO_CANCELED', [{ content: 'This deposit is already closed.' }]],
  ])(
    '[P2P-02] [DEP-03] fields that are refused as the deposit has %s lead to its end',
    async (_, status, told) => {
      const asking = p2pAnswer({ isFieldsRequired: true, fields: [sampleFormField()] });
      const { submit, done, path, transport, cashier } = await openP2P(asking, {
        answers: { 'deposit-status': { depositId: 'd-1', status } },
      });
      submit();
      await done();
      transport.answer(CREATE, refusal(409, 'banking.depositClosed'));
      submit({ document: '12345678' });
      await done();
      expect(path()).toBe('/deposit/complete');
      expect(cashier.transaction).toMatchObject({ depositId: 'd-1', amount: 100, serverStatus: status });
      expect(cashier.notifications.list).toMatchObject(told);
      expect(transport.sent(CLOSE)).toEqual([]);
    },
  );
});
