import { expect, vi } from 'vitest';
import type { P2PAnswer } from '../../../src/api/contract/p2p';
import { submitDeposit } from '../../../src/flows/deposit/submit/submitDeposit';
import { createTestCashier, type TestCashierOptions } from './createTestCashier';
import { sampleMethod } from './samples';

export const CREATE = 'deposit-create-p2p';
export const CANCEL = 'deposit-cancel';
/** The call of a player who leaves while a deposit is created. */
export const CLOSE = 'session-form-on-close-modal';
export const BASE = '/deposit/peer-to-peer/base';
export const INVOICE = '/deposit/peer-to-peer/invoice';

export const p2pMethod = sampleMethod({ name: 'card_p2p_uz_humo', cardViewType: 5, text: { en: 'Humo' } });

/** A deposit that waits to be paid to a card, made just now. */
export const p2pAnswer = (given: Partial<P2PAnswer> = {}): P2PAnswer => ({
  depositId: 'd-1',
  card: { number: '8600123456789012' },
  created: new Date().toISOString(),
  payment_amount: 100,
  payment_currency: 'MXN',
  timeout_minutes: 15,
  status: 'waiting',
  ...given,
});

/** One without anything to pay to. */
export const unreadable = (): P2PAnswer => p2pAnswer({ card: {} });

/** What the server says of a deposit when it is asked for it. */
export const asked = (deposit: P2PAnswer): TestCashierOptions => ({
  answers: {
    'deposit-status': { depositId: 'd-1', status: 'waiting' },
    'deposit-check': { ...deposit, exists: true },
  },
});

/** A cashier on the P2P form, with what the server makes of its deposits of 100. */
export async function openP2P(create: unknown, options: TestCashierOptions = {}) {
  const test = await createTestCashier({
    ...options,
    answers: { [CREATE]: create, [CANCEL]: { status: 'CANCELED' }, [CLOSE]: {}, ...options.answers },
  });
  const { cashier } = test;
  await cashier.loadKinds();
  cashier.deposit.method = p2pMethod;
  cashier.router.navigate(BASE);
  const submit = (fields = {}) => submitDeposit(cashier, { method: p2pMethod, amount: 100, fields });
  const done = () => vi.waitFor(() => expect(cashier.deposit.isSubmitting).toBe(false));
  // On a busy machine the file of the create comes late.
  const sending = () =>
    vi.waitFor(() => expect(test.transport.sent(CREATE)).not.toEqual([]), { timeout: 10_000 });
  return Object.assign(test, { submit, done, sending });
}
