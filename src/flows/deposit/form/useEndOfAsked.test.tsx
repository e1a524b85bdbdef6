import { act, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { refusal } from '../../../../tests/support/unit/createFakeTransport';
import { deferred } from '../../../../tests/support/unit/deferred';
import { popUp } from '../../../../tests/support/unit/openSubmit';
import { renderCashier, settle } from '../../../../tests/support/unit/renderCashier';
import { methodsAnswer, sampleFormField, sampleMethod } from '../../../../tests/support/unit/samples';

const OWN = { name: 'nickname' };
const method = sampleMethod({ name: 'wallet', text: { en: 'Wallet' }, fields: [OWN] });
const OTP = sampleFormField({ name: 'otp', label: 'Code', validations: [] });
const ASKING = { apiResponse: { depositId: 'd-1', isFieldsRequired: true, fields: [OTP] } };

beforeAll(() => Promise.all([import('./DepositFormScreen'), import('../complete/CompleteScreen')]), 30_000);

/** A player whose deposit of 500 was sent; the form asks for a code once it is answered. */
async function openAsking(create: unknown = ASKING) {
  popUp();
  const test = await renderCashier({
    answers: { 'methods-payment-v3': methodsAnswer(method), 'deposit-create': create },
  });
  const { player, transport } = test;
  await player.click(await screen.findByRole('button', { name: 'Wallet' }));
  await player.type(await screen.findByRole('textbox', { name: 'Amount' }), '500');
  await player.type(screen.getByRole('textbox', { name: 'Nickname' }), '0123');
  await player.click(screen.getByRole('button', { name: /^Deposit/ }));
  const push = async (data: object) => {
    act(() => transport.push('deposit.status', data));
    await settle();
  };
  const form = () => screen.findByRole('textbox', { name: 'Code' });
  return Object.assign(test, { push, form });
}

describe('[DEP-03] [DEP-09] a deposit that ends while it asks for more fields', () => {
  it('by a push: the player reads so at once, of the sum that was sent, and the host hears of it once', async () => {
    const { player, push, path, form, cashier, told } = await openAsking();
    await form();
    const amount = screen.getByRole('textbox', { name: 'Amount' });
    await player.clear(amount);
    await player.type(amount, '900');
    await push({ depositId: 'other', status: 1 });
    await push({ depositId: 'd-1', status: 'accepted' });
    expect(path()).toBe('/deposit/redirect');
    await push({ depositId: 'd-1', status: 1 });
    await vi.waitFor(() => expect(path()).toBe('/deposit/complete'));
    const { depositId, status, amount: made } = cashier.transaction;
    expect({ depositId, status, made }).toEqual({ depositId: 'd-1', status: 'processed', made: 500 });
    expect(cashier.deposit).toMatchObject({ depositId: null, extraFields: [] });
    expect(told('onCreateTransaction')).toHaveLength(1);
  });

  it('by a push that came before the fields: the same', async () => {
    const answer = deferred();
    const { push, path, cashier } = await openAsking(() => answer.promise);
    await push({ depositId: 'd-1', status: 'processed' });
    await push({ depositId: 'other', status: 'waiting' });
    answer.resolve(ASKING);
    await vi.waitFor(() => expect(path()).toBe('/deposit/complete'));
    expect(cashier.transaction).toMatchObject({ depositId: 'd-1', status: 'processed' });
  });

  it('without the money: what was typed is there for the next try, but what that deposit had asked for', async () => {
    const { player, push, path, form, cashier } = await openAsking();
    await player.type(await form(), '77');
    await push({ depositId: 'd-1', status: 'mistaked', message: 'The code came too late' });
    await vi.waitFor(() => expect(path()).toBe('/deposit/complete'));
    expect(cashier.transaction).toMatchObject({ status: 'mistaked', message: 'The code came too late' });
    await player.click(await screen.findByRole('button', { name: /Try Wallet again/i }));
    expect(await screen.findByRole('textbox', { name: 'Nickname' })).toHaveProperty('value', '0123');
    expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveProperty('value', '500');
    expect(screen.queryByRole('textbox', { name: 'Code' })).toBeNull();
  });

  it('while they are sent: the answer to them leads on', async () => {
    const step = deferred();
    const { player, push, path, form, transport, cashier } = await openAsking();
    await player.type(await form(), '77');
    transport.answer('deposit-create', () => step.promise);
    transport.answer('deposit-status', { depositId: 'd-1', status: 1 });
    await player.click(screen.getByRole('button', { name: /^Deposit/ }));
    await push({ depositId: 'd-1', status: 1 });
    expect(path()).toBe('/deposit/redirect');
    step.reject(refusal(409, 'banking.depositClosed'));
    await vi.waitFor(() => expect(path()).toBe('/deposit/complete'));
    expect(cashier.notifications.list).toEqual([]);
  });
});
