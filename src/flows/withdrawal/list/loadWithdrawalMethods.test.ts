import { describe, expect, it, vi } from 'vitest';
import { refusal } from '../../../../tests/support/unit/createFakeTransport';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { deferred } from '../../../../tests/support/unit/deferred';
import { methodsAnswer, sampleMethod } from '../../../../tests/support/unit/samples';
import { applyParentChanges } from '../../../app/changes/applyParentChanges';
import type { RunningCashier } from '../../../app/createCashier';
import { chooseRegion } from '../../deposit/list/chooseRegion';
import { loadWithdrawalMethods } from './loadWithdrawalMethods';

const withAnswer = (answer: unknown) =>
  createTestCashier({ parent: { page: 'withdrawal' }, answers: { 'methods-withdrawal': answer } });

describe('loadWithdrawalMethods', () => {
  it('[WD-01] [ROUTE-06] asks by country and currency, and lists only what may be listed', async () => {
    const { cashier, transport } = await withAnswer(
      methodsAnswer(
        sampleMethod({ name: 'unset' }),
        sampleMethod({ name: 'zero', cardViewType: 0 }),
        sampleMethod({ name: 'card', cardViewType: 1 }),
        sampleMethod({ name: 'virtual', cardViewType: 'virtual' }),
        sampleMethod({ name: 'cash', cardViewType: 20 }),
        sampleMethod({ name: 'bank', cardViewType: 'bankTransfer' }),
        sampleMethod({ name: 'dollars', currency: ['USD'] }),
      ),
    );
    await loadWithdrawalMethods(cashier);
    expect(transport.sent('methods-withdrawal')).toEqual([{ country: 'MX', currency: 'MXN' }]);
    expect(cashier.withdrawal.list.map(({ name }) => name)).toEqual(['unset', 'zero', 'cash', 'bank']);
    expect(cashier.router.current().path).toBe('/withdrawal');
  });

  it('[METH-05] asks for the chosen region, once at a time', async () => {
    const { cashier, transport } = await withAnswer(methodsAnswer(sampleMethod()));
    cashier.methods.selectedCountry = 'BR';
    await Promise.all([loadWithdrawalMethods(cashier), loadWithdrawalMethods(cashier)]);
    expect(transport.sent('methods-withdrawal')).toEqual([{ country: 'BR', currency: 'MXN' }]);
    expect(cashier.withdrawal.status).toBe('ready');
  });

  it.each<[string, (cashier: RunningCashier) => void]>([
    ['currency', cashier => applyParentChanges(cashier, { user: { currency: 'USD' } })],
    ['region', cashier => chooseRegion(cashier, 'BR')],
    ['variant', cashier => applyParentChanges(cashier, { widgetViewType: 'sweep' })],
    ['player', cashier => applyParentChanges(cashier, { userId: 'bob' })],
  ])('[HOST-04] an answer for another %s is none for the one of now', async (_, change) => {
    for (const answer of [methodsAnswer(sampleMethod()), refusal(500)]) {
      const { cashier } = await withAnswer(answer);
      cashier.parent.userId = 'ana';
      const loading = loadWithdrawalMethods(cashier);
      change(cashier);
      await loading;
      expect(cashier.withdrawal).toMatchObject({ list: [], status: 'idle' });
      expect(cashier.router.current().path).not.toBe('/error');
    }
  });

  it('[METH-05] of two answers on their way the one for the region of now counts', async () => {
    const [first, second] = [deferred(), deferred()];
    const { cashier } = await withAnswer(
      ({ country }: { country: string }) => (country === 'BR' ? second : first).promise,
    );
    const loading = loadWithdrawalMethods(cashier);
    chooseRegion(cashier, 'BR');
    const again = loadWithdrawalMethods(cashier);
    first.resolve(methodsAnswer(sampleMethod({ name: 'spei' })));
    await loading;
    second.resolve(methodsAnswer(sampleMethod({ name: 'pix' })));
    await again;
    expect(cashier.withdrawal.list.map(({ name }) => name)).toEqual(['pix']);
  });

  it("[ROUTE-06] [ERR-04] an empty list raises 'Empty payment methods' and carries the transaction", async () => {
    const { cashier, told } = await withAnswer({
      ...methodsAnswer(sampleMethod({ cardViewType: 1 })),
      transaction: { status: 'waiting', data: { depositId: 'dep-7' } },
    });
    await loadWithdrawalMethods(cashier);
    expect(told('Error')).toMatchObject([{ message: 'Empty payment methods' }]);
    expect(cashier.router.current()).toMatchObject({
      path: '/empty',
      query: { page: 'withdrawal', transaction: 'dep-7' },
    });
  });

  it('[ROUTE-06] a direct geo leads to the empty page too', async () => {
    const { cashier, told } = await withAnswer({ ...methodsAnswer(sampleMethod()), isDirectGeo: true });
    await loadWithdrawalMethods(cashier);
    expect(cashier.router.current()).toMatchObject({ path: '/empty', query: { direct: 'true' } });
    expect(told('Error')).toEqual([]);
  });

  it('[ROUTE-06] does not pull a player back who has gone over to the deposits', async () => {
    const { cashier } = await withAnswer(methodsAnswer());
    const loading = loadWithdrawalMethods(cashier);
    cashier.router.navigate('/deposit', { isReset: true });
    await loading;
    expect(cashier.router.current().path).toBe('/deposit');
  });

  it('[ROUTE-10] a failure leads to the error page, and back to the withdrawals', async () => {
    const { cashier } = await withAnswer(refusal(500));
    await loadWithdrawalMethods(cashier);
    await vi.waitFor(() => expect(cashier.router.current().path).toBe('/error'));
    expect(cashier.router.current().query).toEqual({ backRoute: '/withdrawal' });
    expect(cashier.withdrawal.status).toBe('idle');
  });
});
