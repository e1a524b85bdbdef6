import { expect, it } from 'vitest';
import { createTestCashier } from '../../../tests/support/unit/createTestCashier';
import { draft } from '../../../tests/support/unit/openDraft';
import { sampleMethod, samplePackage } from '../../../tests/support/unit/samples';
import { resetFlows } from './resetFlows';

async function openChosen() {
  const { cashier } = await createTestCashier();
  const { methods, deposit, withdrawal } = cashier;
  const method = sampleMethod();
  const group = { label: 'Cards', name: 'card_method', paymentMethods: [method], position: 1 };
  Object.assign(methods, {
    status: 'ready',
    list: [method],
    selectedCountry: 'kz',
    countries: [{ code: 'kz' }],
  });
  Object.assign(deposit, { method, group, box: samplePackage(), limits: { min: 5, max: 9 } });
  Object.assign(withdrawal, { status: 'ready', list: [method], method, group });
  withdrawal.redemption.balance = 7;
  withdrawal.draft = draft();
  return cashier;
}

it('[HOST-04] [USER-09] of another user, bank, region or variant nothing stays that was chosen or loaded for the one before', async () => {
  const cashier = await openChosen();
  expect(resetFlows(cashier)).toBe(true);
  expect(cashier.methods).toMatchObject({ status: 'idle', list: [], selectedCountry: '', countries: [] });
  expect(cashier.deposit).toMatchObject({ method: null, group: null, box: null, limits: null });
  const withdrawal = { status: 'idle', list: [], method: null, group: null, draft: null };
  expect(cashier.withdrawal).toMatchObject({ ...withdrawal, redemption: { balance: null } });
});

it.each(['deposit', 'withdrawal'] as const)(
  '[HOST-04] while a %s is being made, its method stays',
  async flow => {
    const cashier = await openChosen();
    cashier[flow].isSubmitting = true;
    expect(resetFlows(cashier)).toBe(false);
    expect(cashier[flow].method).not.toBeNull();
  },
);
