import { afterEach, describe, expect, it, vi } from 'vitest';
import { networkFailure, refusal } from '../../../tests/support/unit/createFakeTransport';
import { createTestCashier, type TestCashierOptions } from '../../../tests/support/unit/createTestCashier';
import { deferred } from '../../../tests/support/unit/deferred';
import { BASE, INVOICE, p2pAnswer, p2pMethod } from '../../../tests/support/unit/openP2P';
import { sampleFormField, sampleMethod } from '../../../tests/support/unit/samples';
import type { P2PAnswer } from '../../api/contract/p2p';
import { startTransaction } from '../../flows/deposit/handleCreated';
import { pendingDeposits } from '../../flows/deposit/pending/keepPending';
import { receivePush } from '../../flows/shared/receivePush';
import { cancelP2P } from './cancelP2P';
import { completeP2P } from './completeP2P';
import { enterP2P } from './enterP2P';
import { followP2P } from './followP2P';
import { p2pChoices } from './p2pChoices';
import { p2pOf } from './p2pOf';

const COMPLETE = '/deposit/complete';
const existing = (given: Partial<P2PAnswer> = {}) => p2pAnswer({ exists: true, ...given });

async function prepare(answers: TestCashierOptions['answers'] = {}) {
  const test = await createTestCashier({
    answers: { 'deposit-status': { depositId: 'd-1', status: 'waiting' }, ...answers },
  });
  const { cashier } = test;
  const start = () => {
    startTransaction(cashier, { method: p2pMethod, amount: 100, fields: {} }, { depositId: 'd-1' });
    cashier.router.navigate(INVOICE);
  };
  const push = (status: string | number, depositId = 'd-1') =>
    receivePush(cashier, { type: 'deposit.status', data: { depositId, status } });
  const path = () => cashier.router.current().path;
  return Object.assign(test, { start, push, path });
}

afterEach(() => {
  vi.useRealTimers();
});

describe('[P2P-01] choosing a P2P method', () => {
  const enter = async (answers: TestCashierOptions['answers']) => {
    const test = await prepare(answers);
    const { signal } = new AbortController();
    await enterP2P(test.cashier, p2pMethod, { signal, isReplacing: false });
    return test;
  };

  it.each(['NEW', 'PENDING', 'waiting'])('one in the state %s has not been paid yet', async status => {
    const { cashier } = await enter({
      'deposit-check': existing({ status }),
      'bank-get': { bank_type: 'humo' },
    });
    expect(cashier.transaction.status).toBe('waiting');
  });

  it.each([
    ['has no deposit', { exists: false }, BASE],
    ['has one that is open', existing(), INVOICE],
    [
      'has one that wants a form',
      existing({ unifiedFlow: { fields: [] } }),
      '/deposit/peer-to-peer/unified-form',
    ],
    ['has one that wants fields', existing({ isFieldsRequired: true, fields: [sampleFormField()] }), BASE],
    ['has one that is cancelled', existing({ status: 'CANCELED' }), BASE],
    ['has one that is paid', existing({ status: 'PAYED' }), COMPLETE],
  ])('that %s leads there', async (_, check, path) => {
    const test = await enter({ 'deposit-check': check, 'bank-get': { bank_type: 'humo' } });
    expect(test.path()).toBe(path);
    expect(test.transport.sent('deposit-check')).toEqual([
      { paymentMethod: 'card_p2p_uz_humo', selectedCountry: 'MX' },
    ]);
  });

  it('one that is open is of the sum and the time that the server says, and no way leads back into its form', async () => {
    const created = '2030-01-02T03:04:05.000Z';
    const answers = { 'bank-get': { bank_type: 'humo' } };
    const plain = await enter({ ...answers, 'deposit-check': existing({ created, status: 'accepted' }) });
    const sum = { amount: 100, currency: 'MXN', createdAt: created };
    expect(plain.cashier.transaction).toMatchObject({ depositId: 'd-1', ...sum, status: 'accepted' });
    expect(plain.cashier.router.state.entries.map(({ path }) => path)).toEqual(['/deposit', INVOICE]);
    const passed = existing({ passedAmount: 7, passedCurrency: 'USD' });
    const { cashier } = await enter({ ...answers, 'deposit-check': passed });
    expect(cashier.transaction).toMatchObject({ amount: 7, currency: 'USD' });
  });

  it('[METH-05] is asked for in the chosen region, and fields that it wants go with it', async () => {
    const test = await prepare({
      'deposit-check': existing({ isFieldsRequired: true, fields: [sampleFormField()] }),
    });
    test.cashier.methods.selectedCountry = 'UZ';
    await enterP2P(test.cashier, p2pMethod, { signal: new AbortController().signal, isReplacing: false });
    expect(test.transport.sent('deposit-check')).toMatchObject([{ selectedCountry: 'UZ' }]);
    expect(test.cashier.deposit).toMatchObject({ depositId: 'd-1', extraFields: [{ name: 'document' }] });
  });

  it('the bank of an open deposit is asked for by the card’s bin', async () => {
    const { transport, cashier } = await enter({
      'deposit-check': existing(),
      'bank-get': { bank_type: 'humo_bank' },
    });
    expect(transport.sent('bank-get')).toEqual([{ payment_method: 'card_p2p_uz_humo', bin: '860012' }]);
    expect(p2pOf(cashier).invoice?.bank).toBe('Humo bank');
  });

  it.each([
    ['unknown', refusal(422)],
    ['without an answer', networkFailure()],
  ])('a bin that is %s does not keep the invoice back', async (_, bank) => {
    const test = await enter({ 'deposit-check': existing(), 'bank-get': bank });
    expect(test.path()).toBe(INVOICE);
    expect(p2pOf(test.cashier).invoice?.bank).toBe('');
  });

  it('[P2P-05] one that cannot be shown is told of and followed, never cancelled: it may be paid', async () => {
    const { path, transport, told, cashier } = await enter({
      'deposit-check': existing({ card: {}, passedAmount: 7, passedCurrency: 'USD' }),
      'deposit-cancel': { status: 'CANCELED' },
    });
    expect(told('onInvalidP2PResponse')).toHaveLength(1);
    expect(transport.sent('deposit-cancel')).toEqual([]);
    expect(path()).toBe(COMPLETE);
    expect(cashier.transaction).toMatchObject({
      depositId: 'd-1',
      amount: 7,
      currency: 'USD',
      status: 'waiting',
    });
    expect(cashier.notifications.list).toMatchObject([{ reference: 'd-1' }]);
  });

  it('one that is paid is shown in the currency that it was asked in', async () => {
    const paid = existing({ status: 'PAYED', payment_amount: 900, payment_currency: 'uzs' });
    const { cashier } = await enter({ 'deposit-check': paid });
    expect(cashier.transaction).toMatchObject({ amount: 900, currency: 'UZS', status: 'accepted' });
  });

  it('a screen that was left is not led anywhere', async () => {
    const test = await prepare({ 'deposit-check': existing() });
    const end = new AbortController();
    const entering = enterP2P(test.cashier, p2pMethod, { signal: end.signal, isReplacing: false }).catch(
      () => {},
    );
    end.abort();
    await entering;
    expect(test.path()).toBe('/deposit');
  });
});

describe('[P2P-07] the choices of a list', () => {
  const list = ['card_p2p_uz_uzcard', 'card_p2p_uz_humo', 'card', 'sbp_p2p'].map(name =>
    sampleMethod({ name }),
  );
  const names = (picked: string, group: string | null = null) =>
    p2pChoices(sampleMethod({ name: picked }), { list, group }).map(({ name }) => name);

  it('are the offered ones of the same list, the picked one first', () => {
    expect(names('card_p2p_uz_humo')).toEqual(['card_p2p_uz_humo', 'card_p2p_uz_uzcard']);
    expect(names('sbp_p2p')).toEqual(['sbp_p2p']);
    expect(names('kaspi_p2p')).toEqual(['kaspi_p2p']);
  });

  it('are not asked for again after the group’s own list', () => {
    expect(names('card_p2p_uz_humo', 'e-money')).toEqual(['card_p2p_uz_humo']);
  });
});

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
    },
  );

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

describe('[P2P-05] completing', () => {
  it.each([
    ['is taken', { status: 'accepted' }, 'accepted', 0],
    ['fails', networkFailure(), 'waiting', 1],
    ['is refused', refusal(409), 'waiting', 1],
  ])('leads to complete where it %s', async (_, complete, status, errors) => {
    const { cashier, start, path, transport } = await prepare({ 'deposit-complete': complete });
    start();
    await completeP2P(cashier);
    expect(path()).toBe(COMPLETE);
    expect(cashier.transaction.status).toBe(status);
    expect(cashier.notifications.list).toHaveLength(errors);
    expect(transport.sent('deposit-complete')).toEqual([
      { depositId: 'd-1', paymentMethod: 'card_p2p_uz_humo' },
    ]);
  });
});

describe('[P2P-05] a player who has left the invoice before the answer came', () => {
  it.each([
    ['I have paid', 'deposit-complete', completeP2P, { status: 'waiting' }],
    ['cancel, taken', 'deposit-cancel', cancelP2P, { status: 'CANCELED' }],
    ['cancel, refused', 'deposit-cancel', cancelP2P, refusal(409, 'banking.depositPaid')],
  ])('%s: stays where they are', async (_, call, press, answer) => {
    const late = deferred();
    const { cashier, start, path } = await prepare({ [call]: () => late.promise });
    start();
    const pressed = press(cashier);
    cashier.router.back();
    cashier.router.navigate('/deposit/redirect');
    if (answer instanceof Error) late.reject(answer);
    else late.resolve(answer);
    await pressed;
    expect(path()).toBe('/deposit/redirect');
  });

  it('one who reads how to pay is led on from there', async () => {
    const late = deferred();
    const { cashier, start, path } = await prepare({ 'deposit-complete': () => late.promise });
    start();
    const pressed = completeP2P(cashier);
    cashier.router.navigate('/deposit/peer-to-peer/instruction');
    late.resolve({ status: 'waiting' });
    await pressed;
    expect(path()).toBe(COMPLETE);
  });
});

describe('[P2P-03] cancelling an invoice', () => {
  it.each([
    ['taken leads to the methods', { status: 'CANCELED' }, '/deposit', true],
    ['refused shows how it stands', refusal(409, 'banking.depositPaid'), COMPLETE, true],
    ['without an answer stays', networkFailure(), INVOICE, false],
  ])('%s', async (_, cancel, path, isLeft) => {
    const test = await prepare({ 'deposit-cancel': cancel });
    test.start();
    expect(await cancelP2P(test.cashier)).toBe(isLeft);
    expect(test.path()).toBe(path);
    expect(test.told('onDisplayError')).toHaveLength(cancel instanceof Error ? 1 : 0);
  });

  it('that is taken leaves nothing among the deposits that are not finished', async () => {
    const { cashier, start } = await prepare({ 'deposit-cancel': { status: 'CANCELED' } });
    start();
    expect(pendingDeposits(cashier)).toHaveLength(1);
    await cancelP2P(cashier);
    expect(pendingDeposits(cashier)).toEqual([]);
    expect(cashier.notifications.list).toMatchObject([
      { content: 'The deposit is cancelled. Nothing is left open.' },
    ]);
  });
});
