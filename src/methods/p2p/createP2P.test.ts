import { afterEach, describe, expect, it, vi } from 'vitest';
import { networkFailure, refusal } from '../../../tests/support/unit/createFakeTransport';
import { createTestCashier, type TestCashierOptions } from '../../../tests/support/unit/createTestCashier';
import { deferred } from '../../../tests/support/unit/deferred';
import { sampleFormField, sampleMethod } from '../../../tests/support/unit/samples';
import type { P2PAnswer } from '../../api/contract/p2p';
import { addPending } from '../../flows/deposit/pending/keepPending';
import { submitDeposit } from '../../flows/deposit/submitDeposit';
import { TransportError } from '../../transport/TransportError';
import { cancelCreating } from './cancelCreating';
import { p2pOf } from './p2pOf';

const CREATE = 'deposit-create-p2p';
const CANCEL = 'deposit-cancel';
const CLOSE = 'session-form-on-close-modal';
const LEFT = { paymentMethod: 'card_p2p_uz_humo', paymentMethodText: 'Humo' };
const BASE = '/deposit/peer-to-peer/base';
const INVOICE = '/deposit/peer-to-peer/invoice';
const method = sampleMethod({ name: 'card_p2p_uz_humo', cardViewType: 5, text: { en: 'Humo' } });
const made = (given: Partial<P2PAnswer> = {}): P2PAnswer => ({
  depositId: 'd-1',
  card: { number: '8600123456789012' },
  created: new Date().toISOString(),
  payment_amount: 100,
  payment_currency: 'MXN',
  timeout_minutes: 15,
  status: 'waiting',
  ...given,
});

async function open(create: unknown, options: TestCashierOptions = {}) {
  const test = await createTestCashier({
    ...options,
    answers: { [CREATE]: create, [CANCEL]: { status: 'CANCELED' }, [CLOSE]: {}, ...options.answers },
  });
  const { cashier } = test;
  await cashier.loadKinds();
  cashier.router.navigate(BASE);
  const submit = (fields = {}) => submitDeposit(cashier, { method, amount: 100, fields });
  const done = () => vi.waitFor(() => expect(cashier.deposit.isSubmitting).toBe(false));
  const path = () => cashier.router.current().path;
  const sending = () => vi.waitFor(() => expect(test.transport.sent(CREATE)).not.toEqual([]));
  return Object.assign(test, { submit, done, path, sending });
}

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('[P2P-02] creating a P2P deposit', () => {
  it('sends its own payload, and leads to the invoice', async () => {
    const { submit, done, path, transport, told, cashier } = await open(made());
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
        isActivatedBonus: false,
        paymentMethod: 'card_p2p_uz_humo',
        paymentSessionId: 'session-1',
        metadata: { isFromChip: false, isCaptchaBypassed: true },
      },
    ]);
    expect(path()).toBe(INVOICE);
    expect(cashier.transaction).toMatchObject({ depositId: 'd-1', status: 'waiting' });
    expect(told('onCreateTransaction')).toHaveLength(1);
    expect(told('Metric')).toMatchObject([{ name: CREATE, status: 'ok' }]);
  });

  it('captcha_required is answered with one more try, and no third', async () => {
    const required = refusal(422, 'captcha_required');
    const { submit, done, path, transport, cashier } = await open(required);
    submit();
    await done();
    const ids = transport.sent(CREATE).map(({ requestId }) => requestId);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
    expect(cashier.notifications.list).toHaveLength(1);
    transport.answer(CREATE, required, made());
    submit();
    await done();
    expect(path()).toBe(INVOICE);
  });

  it('required fields join the form, twice in a row, and go with the same deposit', async () => {
    const wanting = (name: string) => made({ isFieldsRequired: true, fields: [sampleFormField({ name })] });
    const { submit, done, path, transport, cashier, told } = await open(wanting('first'));
    submit();
    await done();
    expect(path()).toBe(BASE);
    transport.answer(CREATE, wanting('second'));
    submit({ first: '1' });
    await done();
    expect(cashier.deposit.extraFields.map(({ name }) => name)).toEqual(['first', 'second']);
    transport.answer(CREATE, made());
    submit({ first: '1', second: '2' });
    await done();
    expect(transport.sent(CREATE).map(({ depositId }) => depositId)).toEqual([undefined, 'd-1', 'd-1']);
    expect(told('onCreateTransaction')).toHaveLength(1);
    expect(path()).toBe(INVOICE);
  });
});

describe('[P2P-03] a cancel races the create', () => {
  it('sent and taken before the create answers: the form is free at once, the late deposit is closed too', async () => {
    const answer = deferred();
    const { submit, done, path, transport, sending, cashier } = await open(() => answer.promise);
    submit();
    await sending();
    const [{ requestId } = {}] = transport.sent(CREATE);
    await cancelCreating(cashier);
    await done();
    expect(transport.sent(CANCEL)).toEqual([{ requestId }]);
    answer.resolve(made());
    await vi.waitFor(() => expect(transport.sent(CANCEL)).toEqual([{ requestId }, { depositId: 'd-1' }]));
    expect(path()).toBe(BASE);
    expect(cashier.transaction.depositId).toBeNull();
  });

  it('not understood by the server: the deposit is closed by its own id', async () => {
    const answer = deferred();
    const { submit, done, path, transport, sending, cashier } = await open(() => answer.promise);
    transport.answer(CANCEL, refusal(404), { status: 'CANCELED' });
    submit();
    await sending();
    await cancelCreating(cashier);
    expect(cashier.deposit.isSubmitting).toBe(true);
    answer.resolve(made());
    await done();
    expect(transport.sent(CANCEL).at(-1)).toEqual({ depositId: 'd-1' });
    expect(path()).toBe(BASE);
  });

  it.each([
    ['whose answer is lost', networkFailure(), true],
    ['that is refused', refusal(422), false],
  ])('a create %s is closed by its request where it may be there', async (_, failure, isClosed) => {
    const answer = deferred();
    const { submit, done, transport, sending, cashier } = await open(() => answer.promise);
    transport.answer(CANCEL, refusal(404), { status: 'CANCELED' });
    submit();
    await sending();
    await cancelCreating(cashier);
    answer.reject(failure);
    await done();
    expect(transport.sent(CANCEL)).toHaveLength(isClosed ? 2 : 1);
    expect(cashier.notifications.list).toEqual([]);
  });

  it('pressed twice it is sent once, and the next deposit has a request of its own', async () => {
    const answer = deferred();
    const { submit, done, transport, sending, cashier } = await open(() => answer.promise);
    submit();
    await sending();
    await Promise.all([cancelCreating(cashier), cancelCreating(cashier)]);
    await done();
    expect(transport.sent(CANCEL)).toHaveLength(1);
    transport.answer(CREATE, made({ depositId: 'd-2' }));
    submit();
    await done();
    const ids = transport.sent(CREATE).map(({ requestId }) => requestId);
    expect(ids[1]).not.toBe(ids[0]);
    expect(cashier.transaction.depositId).toBe('d-2');
  });

  it('while the form asks for more, the deposit is closed by its id', async () => {
    const { submit, done, transport, cashier } = await open(
      made({ isFieldsRequired: true, fields: [sampleFormField()] }),
    );
    submit();
    await done();
    await cancelCreating(cashier);
    expect(transport.sent(CANCEL)).toEqual([{ depositId: 'd-1' }]);
    expect(cashier.deposit).toMatchObject({ depositId: null, extraFields: [] });
  });

  it('is tried again where the network fails', async () => {
    vi.useFakeTimers();
    const { submit, transport, cashier } = await open(() => new Promise(() => {}));
    transport.answer(CANCEL, networkFailure(), networkFailure(), { status: 'CANCELED' });
    submit();
    await vi.advanceTimersByTimeAsync(0);
    const cancelling = cancelCreating(cashier);
    await vi.advanceTimersByTimeAsync(4000);
    await cancelling;
    expect(transport.sent(CANCEL)).toHaveLength(3);
    expect(cashier.deposit.isSubmitting).toBe(false);
    vi.useRealTimers();
  });
});

describe('[P2P-05] an answer that is none', () => {
  const broken = new TransportError('deposit-create-p2p: the answer is not JSON', { kind: 'broken' });

  it.each([
    ['of a wrong shape', { depositId: [5] }],
    ['without its card', made({ card: {} })],
    ['that is not JSON', broken],
  ])('%s is told to the host; deposit-check gives the invoice', async (_, create) => {
    const { submit, done, path, told, transport } = await open(create, {
      answers: {
        'deposit-status': { depositId: 'd-1', status: 'waiting' },
        'deposit-check': { exists: true, ...made() },
      },
    });
    submit();
    await done();
    expect(told('onInvalidP2PResponse')).toEqual([
      { messageType: 'onInvalidP2PResponse', reason: 'invalid-response' },
    ]);
    expect(path()).toBe(INVOICE);
    expect(transport.sent(CREATE)).toHaveLength(1);
    expect(told('onCreateTransaction')).toMatchObject([{ depositId: 'd-1', amount: 100 }]);
  });

  it('and that stays none is closed, and the player reads of it', async () => {
    const { submit, done, path, transport, cashier } = await open(made({ card: {} }), {
      answers: {
        'deposit-status': { depositId: 'd-1', status: 'waiting' },
        'deposit-check': { exists: true, ...made({ card: {} }) },
      },
    });
    submit();
    await done();
    expect(transport.sent(CANCEL)).toEqual([{ depositId: 'd-1' }]);
    expect(path()).toBe(BASE);
    expect(cashier.notifications.list).toHaveLength(1);
  });

  it('[P2P-03] one that was shown before, and may be paid, is kept and followed', async () => {
    const { submit, done, path, transport, cashier } = await open(made({ card: {} }), {
      answers: {
        'deposit-status': { depositId: 'd-1', status: 'waiting' },
        'deposit-check': { exists: true, ...made({ card: {} }) },
      },
    });
    addPending(cashier, {
      depositId: 'd-1',
      requestId: null,
      paymentMethod: 'card_p2p_uz_humo',
      methodText: 'Humo',
      amount: 100,
      currency: 'MXN',
      createdAt: new Date().toISOString(),
    });
    submit();
    await done();
    expect(transport.sent(CANCEL)).toEqual([]);
    expect(path()).toBe('/deposit/complete');
    expect(cashier.transaction).toMatchObject({ depositId: 'd-1', amount: 100, currency: 'MXN' });
  });

  it('[API-04] a lost one of a deposit that was never made may be tried again, with the same id', async () => {
    const { submit, done, path, transport, told } = await open(networkFailure(), {
      answers: { 'deposit-status': refusal(404, 'banking.depositUnknown') },
    });
    submit();
    await done();
    submit();
    await done();
    const ids = transport.sent(CREATE).map(({ requestId }) => requestId);
    expect(ids[1]).toBe(ids[0]);
    expect(path()).toBe(BASE);
    expect(told('onInvalidP2PResponse')).toEqual([]);
  });
});

describe('[P2P-06] leaving while it is created', () => {
  it('inside the widget is said by an ordinary call, once; the answer moves nobody', async () => {
    const answer = deferred();
    const { submit, done, path, transport, sending, cashier } = await open(() => answer.promise);
    const beacon = vi.spyOn(window, 'fetch').mockResolvedValue(new Response());
    submit();
    await sending();
    cashier.router.navigate('/deposit');
    cashier.router.navigate('/deposit/region');
    window.dispatchEvent(new Event('pagehide'));
    answer.resolve(made());
    await done();
    expect(transport.sent(CLOSE)).toEqual([{ ...LEFT, userId: '' }]);
    expect(beacon).not.toHaveBeenCalled();
    expect(path()).toBe('/deposit/region');
  });

  it.each([['the page closes'], ['the widget is removed']])(
    'when %s it is said by a request that outlives it, once',
    async way => {
      const { submit, transport, sending, cashier } = await open(() => new Promise(() => {}), {
        parent: { host: 'https://bank.test/', userId: 'u-1' },
      });
      const beacon = vi.spyOn(window, 'fetch').mockResolvedValue(new Response());
      submit();
      await sending();
      if (way === 'the page closes') window.dispatchEvent(new Event('pagehide'));
      cashier.dispose();
      window.dispatchEvent(new Event('pagehide'));
      expect(transport.sent(CLOSE)).toEqual([]);
      expect(beacon).toHaveBeenCalledOnce();
      expect(beacon).toHaveBeenCalledWith(
        'https://bank.test/api/BANKING/session-form-on-close-modal',
        expect.objectContaining({
          method: 'POST',
          keepalive: true,
          headers: { 'Content-Type': 'application/json', Authorization: 'Bearer parent-token' },
          body: JSON.stringify({ ...LEFT, userId: 'u-1' }),
        }),
      );
    },
  );

  it('after it was created there is nothing to say', async () => {
    const { submit, done, transport, cashier } = await open(made());
    submit();
    await done();
    cashier.router.navigate('/deposit');
    expect(transport.sent(CLOSE)).toEqual([]);
    expect(p2pOf(cashier).creation).toBeNull();
  });
});
