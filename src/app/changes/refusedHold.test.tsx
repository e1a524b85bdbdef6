import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { deferred } from '../../../tests/support/unit/deferred';
import { renderCashier, settle } from '../../../tests/support/unit/renderCashier';
import { methodsAnswer, sampleMethod } from '../../../tests/support/unit/samples';
import { submitDeposit } from '../../flows/deposit/submit/submitDeposit';
import type { HoldAnswer, HoldEvent } from '../../host/HoldEvent';
import { snackbars } from '../Notifications';
import { applyParentChanges } from './applyParentChanges';

it.each([
  ['stays where it is', false],
  ['goes to the list, as another currency has waited', true],
])('[HOST-04] [ERR-03] a refused form %s: the player reads why', async (_, changes) => {
  await snackbars.load();
  const method = sampleMethod({ currency: ['EUR', 'MXN'] });
  const { cashier } = await renderCashier({
    answers: { 'methods-payment-v3': methodsAnswer(method) },
    parent: { user: { currency: 'MXN' } },
  });
  await screen.findAllByRole('button');
  await cashier.loadKinds();
  cashier.deposit.method = method;
  await act(async () => cashier.router.navigate('/deposit/redirect'));
  await screen.findByRole('textbox', { name: 'Amount' });
  const held = deferred<HoldAnswer>();
  cashier.handle.element.addEventListener('before-submit', event =>
    (event as HoldEvent<unknown>).respondWith(held.promise),
  );
  await act(async () => submitDeposit(cashier, { method, amount: 100, fields: {} }));
  if (changes) await act(async () => applyParentChanges(cashier, { user: { currency: 'EUR' } }));
  held.resolve({ isAccepted: false, reason: 'Not today' });
  await settle();
  expect(cashier.deposit.isSubmitting).toBe(false);
  expect(cashier.router.current().path).toBe(changes ? '/deposit' : '/deposit/redirect');
  await settle();
  await settle();
  expect(screen.getByText('Not today')).toBeTruthy();
});
