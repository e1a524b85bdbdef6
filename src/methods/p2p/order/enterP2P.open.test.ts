import { describe, expect, it } from 'vitest';
import { enterMethod as enter, existing } from '../../../../tests/support/unit/enterMethod';
import { INVOICE, p2pMethod } from '../../../../tests/support/unit/openP2P';
import { prepareP2P as prepare } from '../../../../tests/support/unit/prepareP2P';
import { pendingList } from '../../../flows/deposit/pending/pendingList';
import { enterP2P } from './enterP2P';

const COMPLETE = '/deposit/complete';

describe('[P2P-01] a P2P deposit that exists', () => {
  it('one that is open is of the sum and the time that the server says, and no way leads back into its form', async () => {
    const created = new Date(Date.now() - 60_000).toISOString();
    const answers = { 'bank-get': { bank_type: 'humo' } };
    const plain = await enter({ ...answers, 'deposit-check': existing({ created, status: 'accepted' }) });
    const sum = { amount: 100, currency: 'MXN', createdAt: created };
    expect(plain.cashier.transaction).toMatchObject({ depositId: 'd-1', ...sum, status: 'accepted' });
    expect(plain.cashier.router.state.entries.map(({ path }) => path)).toEqual(['/deposit', INVOICE]);
    const passed = existing({ passedAmount: 7, passedCurrency: 'USD' });
    const { cashier } = await enter({ ...answers, 'deposit-check': passed });
    expect(cashier.transaction).toMatchObject({ amount: 7, currency: 'USD' });
  });

  it('[P2P-05] one that cannot be shown is told of and followed, never cancelled: it may be paid', async () => {
    const { path, transport, told, cashier } = await enter({
      'deposit-check': existing({ card: {}, passedAmount: 7, passedCurrency: 'USD' }),
      'deposit-cancel': { status: 'CANCELED' },
    });
    expect(told('onInvalidP2PResponse')).toMatchObject([{ reason: 'invalid-response' }]);
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

  it('one that is open is of the sum that was kept of it, not of another that is not finished either', async () => {
    const test = await prepare({ 'deposit-check': existing(), 'bank-get': { bank_type: 'humo' } });
    const kept = {
      requestId: null,
      paymentMethod: p2pMethod.name,
      methodText: 'Humo',
      createdAt: new Date().toISOString(),
    };
    pendingList.put(test.cashier, { ...kept, depositId: 'd-1', amount: 5, currency: 'EUR' });
    pendingList.put(test.cashier, { ...kept, depositId: 'd-0', amount: 7, currency: 'USD' });
    const { signal } = new AbortController();
    await enterP2P(test.cashier, p2pMethod, { signal, isReplacing: false });
    expect(test.cashier.transaction).toMatchObject({ depositId: 'd-1', amount: 5, currency: 'EUR' });
    expect(test.transport.sent('deposit-status')).toEqual([]);
  });
});
