import { describe, expect, it, vi } from 'vitest';
import { networkFailure, refusal } from '../../../../tests/support/unit/createFakeTransport';
import { enterMethod as enter, existing } from '../../../../tests/support/unit/enterMethod';
import { BASE, INVOICE, p2pMethod } from '../../../../tests/support/unit/openP2P';
import { prepareP2P as prepare } from '../../../../tests/support/unit/prepareP2P';
import { settle } from '../../../../tests/support/unit/renderCashier';
import { sampleFormField } from '../../../../tests/support/unit/samples';
import { stubLocks } from '../../../../tests/support/unit/stubLocks';
import { playerKey } from '../../../domain/player/playerKey';
import { keepIntent } from '../../../flows/deposit/pending/keepPending';
import { pendingList } from '../../../flows/deposit/pending/pendingList';
import { p2pOf } from '../p2pOf';
import { enterP2P } from './enterP2P';

const COMPLETE = '/deposit/complete';

describe('[P2P-01] choosing a P2P method', () => {
  it.each(['NEW', 'PENDING', 'waiting'])('one in the state %s has not been paid yet', async status => {
    const { cashier } = await enter({
      'deposit-check': existing({ status }),
      'bank-get': { bank_type: 'humo' },
    });
    expect(cashier.transaction.status).toBe('waiting');
  });

  it.each([
    ['has no deposit', { exists: false }, BASE],
    ['has none, and answers null', null, BASE],
    ['has none, and says so by a 404 with its code', refusal(404, 'banking.depositUnknown'), BASE],
    ['has none, and says so by its code alone', refusal(422, 'banking.depositUnknown'), BASE],
    ['has none, and says so by a 404 with a code of its own', refusal(404, 'ORDER_NOT_FOUND'), BASE],
    ['has none any more, and names the last', existing({ exists: false }), BASE],
    ['has one without an id', existing({ depositId: undefined }), BASE],
    ['has one that is open', existing(), INVOICE],
    [
      'has one that wants a form',
      existing({ unifiedFlow: { title: 'Your bank', fields: [] } }),
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

  it.each([
    ['one without an id', existing({ depositId: '' }), [{ reason: 'invalid-response' }]],
    ['one that is cancelled, without an id', existing({ depositId: '', status: 'CANCELED' }), []],
    ['none', {}, []],
  ])('[P2P-05] that has %s is told to the host only where it cannot be opened', async (_, check, told) => {
    const test = await enter({ 'deposit-check': check });
    expect(test.told('onInvalidP2PResponse')).toMatchObject(told);
    expect(test.path()).toBe(BASE);
  });

  it.each([
    ['none', { exists: false }],
    ['one that wants fields', existing({ isFieldsRequired: true, fields: [] })],
  ])(
    '[ROUTE-08] its form, where it has %s, takes the place of a screen that only asked',
    async (_, check) => {
      const { cashier } = await prepare({ 'deposit-check': check });
      cashier.router.navigate('/deposit/peer-to-peer');
      const { signal } = new AbortController();
      await enterP2P(cashier, p2pMethod, { signal, isReplacing: true });
      expect(cashier.router.state.entries.map(({ path }) => path)).toEqual(['/deposit', BASE]);
    },
  );

  it('[P2P-01] [DEP-03] that wants the fields of a form beside it asks for these', async () => {
    const unifiedFlow = { fields: [sampleFormField({ name: 'otp' })] };
    const test = await enter({ 'deposit-check': existing({ isFieldsRequired: true, unifiedFlow }) });
    expect(test.cashier.deposit.extraFields).toMatchObject([{ name: 'otp' }]);
    expect(test.path()).toBe(BASE);
  });

  it('its form is not held against the limits of another method of its list', async () => {
    const test = await prepare({ 'deposit-check': { exists: false } });
    test.cashier.deposit.limits = { min: 1, max: 2 };
    const { signal } = new AbortController();
    await enterP2P(test.cashier, p2pMethod, { signal, isReplacing: false });
    expect(test.cashier.deposit.limits).toBeNull();
  });

  it('[API-04] has its form, where the player has read that a lost one was not made', async () => {
    const test = await prepare({ 'deposit-check': { exists: false } });
    const intent = { method: p2pMethod, amount: 100, fields: {} };
    keepIntent(test.cashier, intent, { depositId: null, requestId: 'r-1', isDenied: true });
    await enterP2P(test.cashier, p2pMethod, { signal: new AbortController().signal, isReplacing: false });
    expect(test.path()).toBe(BASE);
  });

  it.each([
    [5, COMPLETE],
    [31, BASE],
  ])(
    '[DEP-01] where the bank knows of none, one that was made here %s s ago leads to %s',
    async (age, path) => {
      const test = await prepare({ 'deposit-check': { exists: false } });
      const createdAt = new Date(Date.now() - age * 1_000).toISOString();
      const ids = { depositId: 'd-1', requestId: 'r-1', createdAt };
      keepIntent(test.cashier, { method: p2pMethod, amount: 100, fields: {} }, ids);
      const { signal } = new AbortController();
      await enterP2P(test.cashier, { ...p2pMethod, name: 'another' }, { signal, isReplacing: false });
      expect(test.path()).toBe(BASE);
      await enterP2P(test.cashier, p2pMethod, { signal, isReplacing: false });
      expect(test.path()).toBe(path);
      expect(test.cashier.transaction.depositId).toBe(age === 5 ? 'd-1' : null);
    },
  );

  it('one that was made just now has its form, where the bank says that it is cancelled', async () => {
    const test = await prepare({ 'deposit-check': existing({ status: 'AUTO_CANCELED' }) });
    const intent = { method: p2pMethod, amount: 100, fields: {} };
    keepIntent(test.cashier, intent, { depositId: 'd-1', requestId: 'r-1' });
    await enterP2P(test.cashier, p2pMethod, { signal: new AbortController().signal, isReplacing: false });
    expect(test.path()).toBe(BASE);
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

  it('[P2P-02] another method of the list takes over none of the fields', async () => {
    const test = await enter({
      'deposit-check': existing({ isFieldsRequired: true, fields: [sampleFormField()] }),
    });
    test.transport.answer('deposit-check', { exists: false });
    await enterP2P(
      test.cashier,
      { ...p2pMethod, name: 'card_p2p_uz_uzcard' },
      { signal: new AbortController().signal, isReplacing: false },
    );
    expect(test.path()).toBe(BASE);
    expect(test.cashier.deposit).toMatchObject({ depositId: null, extraFields: [] });
  });

  it('[DEP-14] [API-04] the host hears of one whose request a copy of the bank’s data knows a moment later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const unknown = refusal(404, 'banking.depositUnknown');
    const { cashier, transport, told } = await prepare({
      'deposit-check': existing(),
      'deposit-status': unknown,
      'bank-get': networkFailure(),
    });
    const intent = { method: p2pMethod, amount: 100, fields: {} };
    keepIntent(cashier, intent, { depositId: null, requestId: 'r-1' });
    const { signal } = new AbortController();
    await enterP2P(cashier, p2pMethod, { signal, isReplacing: false });
    await vi.advanceTimersByTimeAsync(1_900);
    expect(transport.sent('deposit-status').filter(({ requestId }) => requestId === 'r-1')).toHaveLength(1);
    transport.answer('deposit-status', { depositId: 'd-1', status: 'waiting' });
    await vi.advanceTimersByTimeAsync(200);
    expect(told('onCreateTransaction')).toMatchObject([{ depositId: 'd-1' }]);
    expect(pendingList.read(cashier)).toMatchObject([{ depositId: 'd-1' }]);
  });

  it.each([true, false])(
    '[DEP-14] one that another tab is waiting for (%s) is told to that tab’s host alone',
    async isWaiting => {
      const held = stubLocks();
      const test = await prepare({ 'deposit-check': existing(), 'bank-get': networkFailure() });
      const { cashier, transport, told } = test;
      keepIntent(
        cashier,
        { method: p2pMethod, amount: 100, fields: {} },
        { depositId: null, requestId: 'r-1' },
      );
      if (isWaiting) held.add(playerKey('deposit', cashier.parent));
      const { signal } = new AbortController();
      await enterP2P(cashier, p2pMethod, { signal, isReplacing: false });
      await expect.poll(() => transport.sent('bank-get')).toHaveLength(1);
      await new Promise(resolve => setTimeout(resolve, 20));
      expect(told('onCreateTransaction')).toHaveLength(isWaiting ? 0 : 1);
      expect(test.path()).toBe(INVOICE);
    },
  );

  it.each([
    ['humo_bank', 'Humo bank'],
    ['SBER_BANK', 'Sber bank'],
    ['HDFC', 'HDFC'],
    ['State Bank of India', 'State Bank of India'],
  ])('the bank of an open deposit is asked for by the card’s bin: %s', async (bank_type, bank) => {
    const { transport, cashier } = await enter({ 'deposit-check': existing(), 'bank-get': { bank_type } });
    expect(transport.sent('bank-get')).toEqual([{ payment_method: 'card_p2p_uz_humo', bin: '860012' }]);
    await expect.poll(() => p2pOf(cashier).invoice?.bank).toBe(bank);
  });

  it.each([{ phone: '+79001234567' }, { number: '86001' }])(
    'the bank is not asked for where there is no bin: %o',
    async card => {
      const { transport, path } = await enter({ 'deposit-check': existing({ card }) });
      expect(path()).toBe(INVOICE);
      await settle();
      expect(transport.sent('bank-get')).toEqual([]);
    },
  );

  it('the bank is asked for also where the card names one, which stays', async () => {
    const { transport, cashier } = await enter({
      'deposit-check': existing({ card: { number: '8600123412341234', bank: 'Kapital' } }),
      'bank-get': { bank_type: 'humo' },
    });
    await expect
      .poll(() => transport.sent('bank-get'))
      .toEqual([{ payment_method: 'card_p2p_uz_humo', bin: '860012' }]);
    expect(p2pOf(cashier).invoice?.bank).toBe('Kapital');
  });

  it.each([
    ['unknown', refusal(422)],
    ['without an answer', networkFailure()],
    ['not answered at all', () => new Promise(() => {})],
  ])('a bin that is %s does not keep the invoice back', async (_, bank) => {
    const test = await enter({ 'deposit-check': existing(), 'bank-get': bank });
    expect(test.path()).toBe(INVOICE);
    expect(p2pOf(test.cashier).invoice?.bank).toBe('');
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
