import { describe, expect, it, vi } from 'vitest';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { CashierError } from '../../../api/errors';
import { showError } from './showError';
import { showErrorLater } from './showErrorLater';

const refused = (status: number) =>
  new CashierError('Refused', { kind: 'refused', status, reference: 'r-1' });

describe('the way to the error page', () => {
  it('[ROUTE-10] the way back is a query, message and reference are state', async () => {
    const { cashier } = await createTestCashier();
    showError(cashier, refused(503), '/deposit');
    expect(cashier.router.current()).toMatchObject({
      path: '/error',
      query: { backRoute: '/deposit' },
      state: { message: 'Refused', reference: 'r-1' },
    });
  });

  it('[USER-09] a refusal leads there whatever the token is by then: its call was made with it', async () => {
    const { cashier } = await createTestCashier({ isTokenRenewed: true });
    showError(cashier, refused(401), '/deposit');
    expect(cashier.router.current().path).toBe('/error');
  });

  it.each([true, false])(
    '[ROUTE-10] [USER-09] what the host has set by then is applied first, and a player who leaves meanwhile stays where they are: %s',
    async isLeft => {
      const { cashier } = await createTestCashier();
      cashier.updating = Promise.resolve().then(() => {
        cashier.updating = null;
        if (isLeft) cashier.router.navigate('/deposit/region');
      });
      showError(cashier, refused(401), '/deposit');
      expect(cashier.router.current().path).toBe('/deposit');
      await cashier.updating;
      await vi.waitFor(() =>
        expect(cashier.router.current().path).toBe(isLeft ? '/deposit/region' : '/error'),
      );
    },
  );

  it.each([true, false])(
    '[ROUTE-10] [USER-09] an error whose page is left while its code is on its way takes nobody away: %s',
    async isLeft => {
      const { cashier } = await createTestCashier({ isTokenRenewed: true });
      showErrorLater(cashier, refused(401), '/deposit');
      const { key } = cashier.router.current();
      if (isLeft) cashier.router.navigate('/deposit/region');
      await vi.dynamicImportSettled();
      await cashier.translator.complete();
      if (isLeft) expect(cashier.router.current().path).toBe('/deposit/region');
      else expect(cashier.router.current().key).not.toBe(key);
    },
  );

  it.each([
    [false, 'Network connection failed'],
    [true, ''],
  ])('[ERR-02] a file that did not come: the browser has a network %s', async (onLine, text) => {
    vi.stubGlobal('navigator', { onLine });
    const { cashier } = await createTestCashier();
    showError(cashier, new TypeError('Failed to fetch dynamically imported module'), '/deposit/complete');
    vi.unstubAllGlobals();
    expect(cashier.router.current().state).toMatchObject({ text });
  });

  it('[ROUTE-10] [ERR-03] the page leads to no other method: none can be chosen there', async () => {
    const { cashier } = await createTestCashier();
    showError(cashier, new CashierError('x', { kind: 'schema', reference: 'r-1' }), '/deposit');
    expect(cashier.router.current().state).toMatchObject({ text: 'The payment provider could not do this.' });
  });

  it('[ROUTE-10] [ERR-02] a page in place of an answer, as of a hotel’s network, is nobody’s refusal', async () => {
    const { cashier } = await createTestCashier();
    showError(cashier, new CashierError('x', { kind: 'broken', status: 200, reference: 'r-1' }), '/deposit');
    // The page says what to try.
    expect(cashier.router.current().state).toMatchObject({ text: '', reference: 'r-1' });
  });

  it('[ROUTE-10] an end that was wanted is no error', async () => {
    const { cashier } = await createTestCashier();
    const { path } = cashier.router.current();
    showError(cashier, new CashierError('Aborted', { kind: 'aborted', reference: 'r-1' }), '/deposit');
    expect(cashier.router.current().path).toBe(path);
  });
});
