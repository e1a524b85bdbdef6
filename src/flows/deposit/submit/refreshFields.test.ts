import { expect, it, vi } from 'vitest';
import { refusal } from '../../../../tests/support/unit/createFakeTransport';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { deferred } from '../../../../tests/support/unit/deferred';
import { sampleFormField, sampleMethod } from '../../../../tests/support/unit/samples';
import { refreshFields } from './refreshFields';

const CREATE = 'deposit-create';
const asked = (name: string) => ({
  apiResponse: { depositId: 'd-1', isFieldsRequired: true, fields: [sampleFormField({ name })] },
});

it('[FORM-01] a change while the fields of the one before are asked for is asked for next, the last one alone', async () => {
  const first = deferred();
  const { cashier, transport } = await createTestCashier();
  transport.answer(CREATE, () => first.promise, asked('of_c'));
  const change = (purpose: string) =>
    refreshFields(
      cashier,
      { method: sampleMethod(), amount: 100, fields: { purpose }, depositId: 'd-1' },
      'purpose',
    );
  const asking = change('a');
  await Promise.all([change('b'), change('c')]);
  first.resolve(asked('of_a'));
  await asking;
  await vi.waitFor(() => expect(cashier.deposit.isSubmitting).toBe(false));
  expect(transport.sent(CREATE).map(({ fields }) => fields)).toEqual([{ purpose: 'a' }, { purpose: 'c' }]);
  expect(cashier.deposit.extraFields).toMatchObject([{ name: 'of_c' }]);
});

it.each([
  ['tells a player who waits', false, 1],
  ['bothers nobody who has left', true, 0],
])('[FORM-01, ERR-03] a refusal %s, and leads to no other method', async (_, hasLeft, times) => {
  const answer = deferred();
  const { cashier, told } = await createTestCashier({ answers: { [CREATE]: () => answer.promise } });
  cashier.router.navigate('/deposit/redirect/unified-form');
  const intent = { method: sampleMethod(), amount: 100, fields: {}, depositId: 'd-1' };
  const asking = refreshFields(cashier, intent, 'purpose');
  if (hasLeft) cashier.router.navigate('/deposit', { isReset: true });
  answer.reject(refusal(400));
  await asking;
  expect(told('onDisplayError')).toHaveLength(times);
  expect(JSON.stringify(told('onDisplayError'))).not.toContain('another method');
});
