import { expect, it, vi } from 'vitest';
import { networkFailure } from '../../../../tests/support/unit/createFakeTransport';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { deferred } from '../../../../tests/support/unit/deferred';
import { sampleFormField, sampleMethod } from '../../../../tests/support/unit/samples';
import { refreshFields } from './refreshFields';
import { submitDeposit } from './submitDeposit';

const CREATE = 'deposit-create';
const asked = (name: string) => ({
  apiResponse: { depositId: 'd-1', isFieldsRequired: true, fields: [sampleFormField({ name })] },
});

const triggerOf = ({ metadata }: Record<string, unknown>): unknown => Object(metadata).triggeredBy;

it('[FORM-01] a press goes on where the fields have stayed as they were', async () => {
  const { cashier, transport } = await createTestCashier();
  const { deposit } = cashier;
  Object.assign(deposit, { depositId: 'd-1', extraFields: [sampleFormField({ name: 'of_a' })] });
  const change = { method: sampleMethod(), amount: 100, fields: { of_a: '1' } };
  transport.answer(CREATE, networkFailure(), asked('of_a'), { apiResponse: { depositId: 'd-1' } });
  await refreshFields(cashier, change, 'purpose');
  submitDeposit(cashier, change);
  await vi.waitFor(() => expect(cashier.router.current().path).toBe('/deposit/complete'));
  expect(transport.sent(CREATE)).toHaveLength(3);
});

it('[FORM-01] who leaves the form before a change is answered, and comes back, pays with no fields of before', async () => {
  const answer = deferred();
  const { cashier, transport } = await createTestCashier();
  transport.answer(CREATE, () => answer.promise, asked('of_b'));
  const { deposit, router } = cashier;
  router.navigate('/deposit/redirect');
  Object.assign(deposit, { depositId: 'd-1', extraFields: [sampleFormField({ name: 'of_a' })] });
  const change = { method: sampleMethod(), amount: 100, fields: { purpose: 'b' } };
  const asking = refreshFields(cashier, change, 'purpose');
  router.navigate('/deposit', { isReset: true });
  answer.resolve(asked('of_b'));
  await asking;
  router.navigate('/deposit/redirect');
  submitDeposit(cashier, change);
  await vi.waitFor(() => expect(deposit.extraFields).toMatchObject([{ name: 'of_b' }]));
  expect(transport.sent(CREATE).map(triggerOf)).toEqual(['purpose', 'purpose']);
});

it('[FORM-01] a change that was made while the form was sent is not asked about in the further step that follows', async () => {
  const { cashier, transport } = await createTestCashier({
    answers: { [CREATE]: { apiResponse: { depositId: 'd-1' } } },
  });
  Object.assign(cashier.deposit, { depositId: 'd-1', isSubmitting: true });
  const change = { method: sampleMethod(), amount: 100, fields: { purpose: 'b' } };
  await refreshFields(cashier, change, 'purpose');
  cashier.deposit.isSubmitting = false;
  submitDeposit(cashier, { ...change, depositId: 'd-1' });
  await vi.waitFor(() => expect(cashier.router.current().path).toBe('/deposit/complete'));
  expect(transport.sent(CREATE).map(triggerOf)).toEqual([undefined]);
});
