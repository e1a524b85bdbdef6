import { describe, expect, it } from 'vitest';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { sampleFormField, sampleMethod, samplePackage } from '../../../../tests/support/unit/samples';
import { setVisibility } from '../../../../tests/support/unit/setVisibility';
import { applyStatus } from '../../../state/applyStatus';
import type { Cashier } from '../../../state/Cashier';
import { createTransactionState } from '../../../state/createTransactionState';
import { depositStage } from '../complete/depositView';
import { addAskedFields, replaceAskedFields } from '../submit/askedFields';
import { startTransaction } from '../submit/startTransaction';
import { askPending } from './askPending';
import { openPendingDeposit } from './openPendingDeposit';
import { pendingDeposits } from './pendingList';

const box = samplePackage();

describe('a deposit that was left open', () => {
  it('[SWP-01] says again which package it pays for', async () => {
    const { cashier } = await createTestCashier({ parent: { widgetViewType: 'sweep' } });
    const intent = { method: sampleMethod({ category: 'crypto' }), amount: 9.99, fields: {}, box };
    startTransaction(cashier, intent, { depositId: 'd-1' });
    const [kept] = pendingDeposits(cashier);
    cashier.transaction.box = null;
    if (kept) await openPendingDeposit(cashier, kept);
    expect(cashier.transaction).toMatchObject({ depositId: 'd-1', amount: 9.99, currency: 'USD', box });
  });

  const intent = { method: sampleMethod(), amount: 5, fields: {} };

  it('[DEP-09] [DEP-14] takes no answer that names another, and tells the host of none', async () => {
    const answers = { 'deposit-status': { depositId: 'd-2', status: 'processed' } };
    const { cashier, told } = await createTestCashier({ answers });
    startTransaction(cashier, intent, { depositId: 'd-1' });
    const news = await Promise.all(
      pendingDeposits(cashier).map(kept => askPending(cashier, kept, cashier.signal)),
    );
    expect(news).toEqual([null]);
    expect(told('onCreateTransaction')).toEqual([]);
  });

  it.each([
    ['was lost', {}, 'no-details'],
    ['came', { isConfirmed: true }, 'waiting'],
  ])('[DEP-05] whose answer %s, named by the list, says whether where to pay came', async (_, ids, stage) => {
    const { cashier } = await createTestCashier({
      answers: { 'deposit-status': { depositId: 'd-1', status: 'waiting' } },
    });
    startTransaction(cashier, intent, { requestId: 'r-1', ...ids });
    Object.assign(cashier.transaction, createTransactionState());
    for (const kept of pendingDeposits(cashier)) await askPending(cashier, kept, cashier.signal);
    const [kept] = pendingDeposits(cashier);
    expect(kept?.depositId).toBe('d-1');
    if (kept) await openPendingDeposit(cashier, kept);
    expect(depositStage(cashier.transaction)).toBe(stage);
  });

  it('[DEP-05] whose card no browser stores opens after a reload where it was to be paid to', async () => {
    const { cashier } = await createTestCashier();
    startTransaction(cashier, intent, { depositId: 'd-1', requestId: 'r-1', isConfirmed: true });
    const path = '/deposit/host-to-host';
    Object.assign(cashier.transaction, { answer: { data: { card: { number: '8600123456789012' } } }, path });
    await Promise.resolve();
    const [kept] = pendingDeposits(cashier);
    Object.assign(cashier.transaction, createTransactionState());
    if (kept) await openPendingDeposit(cashier, kept);
    expect(cashier.router.current().path).toBe(path);
    expect(cashier.transaction).toMatchObject({ answer: null, path, isAnswerLost: false });
    // Another reload.
    expect(pendingDeposits(cashier)).toMatchObject([{ depositId: 'd-1', path }]);
    if (kept) await openPendingDeposit(cashier, kept, { depositId: 'd-1', status: 'processed' });
    expect(cashier.router.current().path).toBe('/deposit/complete');
  });

  it('[FORM-13] has what was typed for it on the same page, should it fail', async () => {
    const { cashier } = await createTestCashier();
    const typed = { values: { nickname: 'ana' }, depositId: null, asked: [] };
    cashier.deposit.typed.forms.set(intent.method.name, typed);
    startTransaction(cashier, intent, { depositId: 'd-1' });
    cashier.router.navigate('/deposit', { isReset: true });
    for (const kept of pendingDeposits(cashier)) await openPendingDeposit(cashier, kept);
    expect(cashier.transaction.typed).toEqual(typed);
  });

  it('[DEP-09] leads to where it stands, with its method', async () => {
    const { cashier } = await createTestCashier();
    const { transaction, router, methods } = cashier;
    methods.list = [sampleMethod({ name: 'other' }), sampleMethod()];
    startTransaction(cashier, intent, { depositId: 'd-1' });
    const [plain] = pendingDeposits(cashier);
    const screen = {
      answer: { data: { requisites: [{ label: 'IBAN', value: 'x' }] } },
      path: '/deposit/host-to-host',
    };
    Object.assign(transaction, screen);
    await expect.poll(() => pendingDeposits(cashier)[0]?.path).toBe(screen.path);
    const [kept] = pendingDeposits(cashier);
    router.navigate('/deposit', { isReset: true });
    Object.assign(transaction, createTransactionState());
    if (plain) await openPendingDeposit(cashier, plain);
    expect(router.current().path).toBe('/deposit/complete');
    expect(transaction).toMatchObject({ answer: null, path: null });
    if (kept) await openPendingDeposit(cashier, kept);
    expect(router.current().path).toBe(screen.path);
    expect(router.state.entries).toHaveLength(2);
    expect(transaction).toMatchObject({ depositId: 'd-1', amount: 5, currency: 'MXN', ...screen });
    expect(cashier.deposit.method).toEqual(sampleMethod());
  });

  it.each([
    ['the same visit', false, undefined, '/deposit/host-to-host'],
    ['another visit', true, undefined, '/deposit/complete'],
    ['the same visit, and ended', false, 'mistaked', '/deposit/complete'],
  ])(
    '[DEP-09] [DEP-12] with a card to pay to, which is not stored, it is opened in %s',
    async (_, isReloaded, ended, path) => {
      const { cashier } = await createTestCashier();
      startTransaction(cashier, intent, { depositId: 'd-1' });
      const answer = { data: { card: { number: '4111111111111111' } } };
      Object.assign(cashier.transaction, { answer, path: '/deposit/host-to-host' });
      const [kept] = pendingDeposits(cashier);
      expect(kept).not.toHaveProperty('answer');
      if (isReloaded) Object.assign(cashier.transaction, createTransactionState());
      cashier.router.navigate('/deposit', { isReset: true });
      const news = ended === undefined ? null : { depositId: 'd-1', status: ended };
      if (kept) await openPendingDeposit(cashier, kept, news);
      expect(cashier.router.current().path).toBe(path);
      expect(cashier.transaction.answer).toEqual(path === '/deposit/complete' ? null : answer);
    },
  );

  it('[DEP-09] [DEP-04] opened again in the same visit it is as it was heard of, with the page to pay on', async () => {
    const { cashier } = await createTestCashier();
    const { transaction } = cashier;
    const redirect = { url: 'https://bank.example/pay', method: 'GET', data: {} };
    const ids = { depositId: 'd-1', requestId: 'r-1', isConfirmed: true };
    startTransaction(cashier, { ...intent, bonusId: null }, ids);
    const [kept] = pendingDeposits(cashier);
    Object.assign(transaction, { redirect, status: 'processed', txid: '0x1' });
    if (kept) await openPendingDeposit(cashier, kept);
    const told = { redirect, status: 'processed', txid: '0x1', bonusId: null };
    expect(transaction).toMatchObject({ depositId: 'd-1', ...told });
    startTransaction(cashier, intent, { depositId: 'd-2' });
    if (kept) await openPendingDeposit(cashier, kept);
    expect(transaction).toMatchObject({ depositId: 'd-1', redirect: null, status: 'waiting', txid: null });
  });

  it.each([
    ['the list', { depositId: null }, {}],
    ['the page', {}, { depositId: null }],
  ])('[API-04] is followed by its id, also where %s does not know it yet', async (_, onList, onPage) => {
    const { cashier } = await createTestCashier();
    startTransaction(cashier, intent, { depositId: 'd-1', requestId: 'r-1' });
    const [kept] = pendingDeposits(cashier);
    Object.assign(cashier.transaction, onPage);
    if (kept) await openPendingDeposit(cashier, { ...kept, ...onList });
    expect(cashier.transaction).toMatchObject({ depositId: 'd-1', requestId: 'r-1' });
  });

  it.each([
    ['/deposit/redirect/pix', '/deposit/complete'],
    ['/deposit/crypto/address', '/deposit/crypto/address'],
  ])('[ROUTE-02] in the sweepstake variant %s leads to %s', async (path, next) => {
    const { cashier } = await createTestCashier({ parent: { widgetViewType: 'sweep' } });
    startTransaction(cashier, intent, { depositId: 'd-1' });
    const [kept] = pendingDeposits(cashier);
    if (kept) await openPendingDeposit(cashier, { ...kept, answer: { data: {} }, path });
    expect(cashier.router.current().path).toBe(next);
    expect(pendingDeposits(cashier)).toMatchObject([{ path }]);
  });

  it('[DEP-03] takes over no fields that another one was asked for', async () => {
    const { cashier } = await createTestCashier();
    startTransaction(cashier, intent, { depositId: 'd-1' });
    const [kept] = pendingDeposits(cashier);
    addAskedFields(cashier, intent, {
      depositId: 'd-2',
      requestId: 'r-1',
      fields: [sampleFormField({ name: 'first' })],
    });
    addAskedFields(cashier, intent, {
      depositId: 'd-2',
      requestId: 'r-1',
      fields: [sampleFormField({ name: 'second' })],
    });
    if (kept) await openPendingDeposit(cashier, kept);
    expect(cashier.deposit).toMatchObject({ depositId: null, extraFields: [] });
    replaceAskedFields(cashier, { fields: [sampleFormField({ name: 'own' })] }, 'r-1');
    expect(cashier.deposit.extraFields).toMatchObject([{ name: 'own' }]);
  });

  it('[DEP-09] does not take a player away who has gone elsewhere meanwhile', async () => {
    const { cashier } = await createTestCashier();
    startTransaction(cashier, intent, { depositId: 'd-1' });
    const [kept] = pendingDeposits(cashier);
    const opening = kept && openPendingDeposit(cashier, kept);
    cashier.router.navigate('/withdrawal');
    await opening;
    expect(cashier.router.current().path).toBe('/withdrawal');
  });

  it('[DEP-09] stands among the others, the latest first, until it has ended or is known not to exist', async () => {
    const { cashier } = await createTestCashier();
    const ids = () => pendingDeposits(cashier).map(({ depositId, requestId }) => depositId ?? requestId);
    startTransaction(cashier, intent, { requestId: 'r-1' });
    startTransaction(cashier, intent, { depositId: 'd-2', requestId: 'r-2' });
    startTransaction(cashier, intent, { depositId: 'd-3' });
    expect(ids()).toEqual(['d-3', 'd-2', 'r-1']);
    const { cashier: reloaded } = await createTestCashier();
    const [, kept] = pendingDeposits(reloaded);
    if (kept) await openPendingDeposit(reloaded, kept);
    for (const [status, isKept] of [
      ['accepted', true],
      ['mistaked', false],
    ] as const) {
      reloaded.transaction.status = status;
      await Promise.resolve();
      expect(ids().includes('d-2')).toBe(isKept);
    }
    expect(ids()).toEqual(['d-3', 'r-1']);
    startTransaction(cashier, intent, { requestId: 'r-1' });
    cashier.router.navigate('/deposit/complete');
    cashier.transaction.isNotCreated = true;
    await expect.poll(ids).toEqual(['d-3']);
  });

  it('[DEP-09] one that the bank confirms and never names is off the list once its end was seen', async () => {
    const { cashier } = await createTestCashier();
    startTransaction(cashier, intent, { requestId: 'r-1', isConfirmed: true });
    cashier.router.navigate('/deposit/complete', { isFinal: true });
    await Promise.resolve();
    expect(pendingDeposits(cashier)).toMatchObject([{ depositId: null, requestId: 'r-1' }]);
    applyStatus(cashier.transaction, { depositId: null, status: 'processed' });
    await Promise.resolve();
    expect(pendingDeposits(cashier)).toEqual([]);
  });

  it.each<[string, (cashier: Cashier) => void]>([
    ['while the player is elsewhere', ({ router }) => router.navigate('/deposit/redirect')],
    ['while a withdrawal is shown', ({ router }) => router.navigate('/withdrawal/complete')],
    ['while the page is hidden', () => setVisibility('hidden')],
  ])('[DEP-09] one that ends %s is kept until its end was seen', async (_, leave) => {
    const { cashier } = await createTestCashier();
    const { transaction, router } = cashier;
    startTransaction(cashier, intent, { depositId: 'd-1' });
    router.navigate('/deposit/complete', { isFinal: true });
    leave(cashier);
    applyStatus(transaction, { depositId: 'd-1', status: 'processed' });
    await Promise.resolve();
    expect(pendingDeposits(cashier)).toMatchObject([{ depositId: 'd-1' }]);
    // Where it has been read on the list, nothing brings it back.
    if (router.current().path !== '/deposit/complete') router.navigate('/deposit/complete');
    setVisibility('visible');
    await Promise.resolve();
    expect(pendingDeposits(cashier)).toEqual([]);
    router.navigate('/deposit', { isReset: true });
    await Promise.resolve();
    expect(pendingDeposits(cashier)).toEqual([]);
  });

  it('[USER-05] a package that somebody else wrote is none', async () => {
    const { cashier } = await createTestCashier();
    startTransaction(cashier, { method: sampleMethod(), amount: 5, fields: {} }, { depositId: 'd-1' });
    const [kept] = pendingDeposits(cashier);
    if (kept) await openPendingDeposit(cashier, { ...kept, box: { id: 7, price: 'free' } });
    expect(cashier.transaction).toMatchObject({ depositId: 'd-1', box: null });
  });
});
