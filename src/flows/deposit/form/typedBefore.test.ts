import { expect, it } from 'vitest';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { sampleMethod } from '../../../../tests/support/unit/samples';
import { typedBefore } from './typedBefore';

it('[FORM-13] [DEP-03] what stood in the method’s own fields stays for who goes back from a form that asked for more; what was asked for is of its deposit alone', async () => {
  const { cashier } = await createTestCashier();
  const { deposit } = cashier;
  const method = sampleMethod();
  deposit.depositId = 'd-1';
  const values = { field_phone: '+52', field_sms_46_code: '123456' };
  deposit.typed.forms.set(method.name, { depositId: 'd-1', asked: ['field_sms_46_code'], values });
  expect(typedBefore(cashier, method)).toEqual(values);
  deposit.depositId = null;
  expect(typedBefore(cashier, method)).toEqual({ field_phone: '+52' });
  deposit.depositId = 'd-2';
  expect(typedBefore(cashier, method)).toEqual({});
  deposit.typed.forms.set(method.name, { depositId: null, asked: [], values });
  expect(typedBefore(cashier, method)).toEqual(values);
  expect(typedBefore(cashier, sampleMethod({ name: 'another' }))).toEqual({});
});
