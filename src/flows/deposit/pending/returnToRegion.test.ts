import { describe, expect, it, vi } from 'vitest';
import { createTestCashier, type TestCashier } from '../../../../tests/support/unit/createTestCashier';
import { INVOICE, p2pAnswer, p2pMethod } from '../../../../tests/support/unit/openP2P';
import { sampleFormField, sampleMethod } from '../../../../tests/support/unit/samples';
import type { Cashier } from '../../../state/Cashier';
import { loadDepositMethods } from '../list/loadDepositMethods';
import { pressed } from '../submit/depositPayload';
import { startTransaction } from '../submit/startTransaction';
import type { PendingNews } from './askPending';
import { keepAsked } from './keptAsked';
import { openPendingDeposit } from './openPendingDeposit';
import { pendingDeposits } from './pendingList';

const local = sampleMethod({ name: 'only_there' });
const form = { data: { unifiedFlow: { fields: [sampleFormField({ name: 'otp' })] } } };

/** Makes a deposit in BR, and opens it from the list of the next page. */
async function openMadeThere(
  make: (cashier: Cashier) => void,
  { answers = {}, news = null as PendingNews | null, found = {} } = {},
): Promise<TestCashier> {
  const before = await createTestCashier();
  before.cashier.methods.selectedCountry = 'BR';
  make(before.cashier);
  const next = await createTestCashier({
    answers: { 'methods-payment-v3': { methods: [local] }, 'bank-get': { bank_type: 'humo' }, ...answers },
  });
  Object.assign(next.cashier.methods, { list: [sampleMethod({ name: 'home' })], status: 'ready', ...found });
  next.cashier.withdrawal.status = next.cashier.methods.status;
  const [kept] = pendingDeposits(next.cashier);
  if (!kept) throw new Error('Nothing was kept');
  let isOver = false;
  const opening = openPendingDeposit(next.cashier, kept, news).finally(() => {
    isOver = true;
  });
  await vi.waitFor(() => expect(isOver || wantsList(next.cashier)).toBe(true), 5000);
  // What the list does once it is opened anew.
  if (!isOver) await loadDepositMethods(next.cashier);
  await opening;
  return next;
}

const wantsList = (cashier: Cashier): boolean => cashier.router.current().query.refetch === 'true';

const intent = { method: local, amount: 5, fields: {} };

describe('[METH-05] a deposit that was made in a region that the player had chosen', () => {
  it('[P2P-01] is asked for there, as the bank may know of none at home', async () => {
    const { cashier, transport } = await openMadeThere(
      made => startTransaction(made, { ...intent, method: p2pMethod }, { depositId: 'd-1' }),
      { answers: { 'deposit-check': p2pAnswer({ exists: true }) } },
    );
    expect(transport.sent('deposit-check')).toMatchObject([{ selectedCountry: 'BR' }]);
    expect(cashier.router.current().path).toBe(INVOICE);
  });

  it('[DEP-02] [DEP-05] carries it in the further steps of its form', async () => {
    const { cashier, transport } = await openMadeThere(made => {
      startTransaction(made, intent, { depositId: 'd-1' });
      Object.assign(made.transaction, { answer: form, path: '/deposit/redirect/unified-form' });
    });
    expect(cashier.router.current().path).toBe('/deposit/redirect/unified-form');
    expect(pressed(cashier, intent).selectedCountry).toBe('BR');
    // Where to pay does not wait for a list.
    expect(transport.sent('methods-payment-v3')).toEqual([]);
    expect(cashier.methods.status).toBe('idle');
  });

  it.each([
    ['', {}],
    [', opened once more where that list could not be had', { selectedCountry: 'BR', status: 'idle' }],
  ])(
    '[DEP-03] asks for its fields in the form of a method that is offered only there%s',
    async (_, found) => {
      const { fields } = form.data.unifiedFlow;
      const { cashier, transport } = await openMadeThere(
        made => keepAsked(made, pressed(made, intent), { depositId: 'd-1', fields }),
        { found },
      );
      expect(transport.sent('methods-payment-v3')).toMatchObject([{ country: 'BR' }]);
      expect(cashier.router.current().path).toBe('/deposit/redirect');
      expect(cashier.deposit).toMatchObject({ depositId: 'd-1', method: { name: 'only_there' } });
      expect(pressed(cashier, intent).selectedCountry).toBe('BR');
      expect(cashier.withdrawal.status).toBe('idle');
    },
  );

  it.each([
    ['once it has ended', { depositId: 'd-1', status: 'processed' }],
    ['while only its status is shown', null],
  ])('leads nobody there %s', async (_, news) => {
    const { cashier } = await openMadeThere(made => startTransaction(made, intent, { depositId: 'd-1' }), {
      news,
    });
    expect(cashier.router.current().path).toBe('/deposit/complete');
    expect(cashier.methods).toMatchObject({ selectedCountry: '', status: 'ready' });
  });
});

it.each([
  ['from a region that the player has chosen since', { selectedCountry: 'BR' }, {}, ''],
  ['where they are elsewhere themselves by now', {}, { paymentGeo: 'BR' }, 'MX'],
])('[METH-05] a deposit that was made at home leads back there %s', async (_, chosen, at, expected) => {
  const { cashier } = await createTestCashier();
  startTransaction(cashier, intent, { depositId: 'd-1' });
  Object.assign(cashier.transaction, { answer: form, path: '/deposit/redirect/unified-form' });
  Object.assign(cashier.methods, chosen);
  Object.assign(cashier.user, at);
  for (const kept of pendingDeposits(cashier)) await openPendingDeposit(cashier, kept);
  expect(cashier.methods.selectedCountry).toBe(expected);
});
