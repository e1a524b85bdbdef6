import { expect, it, vi } from 'vitest';
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
