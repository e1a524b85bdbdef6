import { describe, expect, it } from 'vitest';
import { openTyping } from '../../../tests/support/unit/openTyping';
import { sampleMethod } from '../../../tests/support/unit/samples';
import { pendingDeposits } from '../../flows/deposit/pending/pendingList';
import { startTransaction } from '../../flows/deposit/submit/startTransaction';

describe('another token on a live widget', () => {
  it('[USER-09] [DEP-09] open deposits stay with a token that is renewed, and with the id that is told late', async () => {
    const { change, cashier } = await openTyping({ token: 't', userId: '', user: null });
    startTransaction(cashier, { method: sampleMethod(), amount: 5, fields: {} }, { depositId: 'd-1' });
    const kept = () => pendingDeposits(cashier).map(({ depositId }) => depositId);
    change({ token: 'u' });
    expect(kept()).toEqual(['d-1']);
    change({ user: { id: 'ana' } });
    expect(kept()).toEqual(['d-1']);
    change({ token: 'v', userId: 'bob' });
    expect(kept()).toEqual([]);
  });

  it('[USER-09] [DEP-09] a token that comes with the first id may be another player’s', async () => {
    const { change, cashier } = await openTyping({ token: 't', userId: '', user: null });
    startTransaction(cashier, { method: sampleMethod(), amount: 5, fields: {} }, { depositId: 'd-1' });
    change({ token: 'u', userId: 'bob' });
    expect(pendingDeposits(cashier)).toEqual([]);
  });

  it('[USER-09] a fresh token of the same player changes nothing', async () => {
    const { change, cashier, isUntouched } = await openTyping({ userId: 'ana', user: { id: 1 } });
    cashier.deposit.paymentSessionId = 's-1';
    change({ token: 'fresh', user: { id: 1 } });
    expect(isUntouched()).toBe(true);
    expect(cashier.deposit.paymentSessionId).toBe('s-1');
  });

  it('[USER-09] a new token resumes where the player was, and loses nothing that was typed', async () => {
    const { change, cashier, isUntouched } = await openTyping();
    change({ token: 'new' });
    expect(isUntouched()).toBe(true);
    cashier.router.navigate('/error', { query: { backRoute: '/deposit/redirect' }, isReplacing: true });
    cashier.handle.isTokenRenewed = () => true;
    change({ token: 'new' });
    expect(cashier.router.current().path).toBe('/error');
    change({ token: 'newer' });
    expect(cashier.router.current()).toMatchObject({ path: '/deposit/redirect', query: { refetch: 'true' } });
    expect(cashier.deposit).toMatchObject({ amount: { text: '100' }, method: { name: 'mercado_pago' } });
  });

  it('[USER-09] so does one that was refused and that the host gives once more, as its session is valid again', async () => {
    const { change, cashier } = await openTyping({ token: 'old' });
    cashier.router.navigate('/error', { query: { backRoute: '/deposit/redirect' }, isReplacing: true });
    cashier.handle.isTokenRenewed = () => false;
    change({ token: 'old' });
    expect(cashier.router.current()).toMatchObject({ path: '/deposit/redirect', query: { refetch: 'true' } });
  });

  it('[USER-09] so does a new token of the user, and the same one again does not', async () => {
    const { change, cashier } = await openTyping({ user: { token: 'old' } });
    const toError = () =>
      cashier.router.navigate('/error', { query: { backRoute: '/deposit/redirect' }, isReplacing: true });
    toError();
    change({ user: { token: 'old' } });
    expect(cashier.router.current().path).toBe('/error');
    change({ user: { token: 'new' } });
    expect(cashier.router.current()).toMatchObject({ path: '/deposit/redirect', query: { refetch: 'true' } });
  });
});
