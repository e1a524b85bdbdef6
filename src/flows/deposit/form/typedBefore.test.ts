import { ref } from 'valtio/vanilla';
import { expect, it } from 'vitest';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { sampleFormField, sampleMethod } from '../../../../tests/support/unit/samples';
import { noAskedFields } from '../../../state/createDepositState';
import { typedBefore } from './typedBefore';

it('[FORM-13] [DEP-03] what stood in the method’s own fields stays for who goes back from a form that asked for more; what was asked for is of its deposit alone', async () => {
  const { cashier } = await createTestCashier();
  const { deposit } = cashier;
  const method = sampleMethod();
  const extraFields = [sampleFormField({ name: 'sms.code' })];
  Object.assign(deposit, { depositId: 'd-1', extraFields });
  const values = { field_phone: '+52', field_sms_46_code: '123456' };
  deposit.typed = ref({ method: method.name, depositId: 'd-1', extraFields, pageKey: 0, values });
  expect(typedBefore(cashier, method).values).toEqual(values);
  Object.assign(deposit, noAskedFields());
  expect(typedBefore(cashier, method).values).toEqual({ field_phone: '+52' });
  deposit.depositId = 'd-2';
  expect(typedBefore(cashier, method).values).toEqual({});
  expect(typedBefore(cashier, sampleMethod({ name: 'another' })).values).toEqual({});
});
