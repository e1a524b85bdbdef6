import { expect, it, vi } from 'vitest';
import { refusal } from '../../../../tests/support/unit/createFakeTransport';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { deferred } from '../../../../tests/support/unit/deferred';
import { sampleFormField, sampleMethod, samplePackage } from '../../../../tests/support/unit/samples';
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
  ['tells a player who waits', false, 1, { depositId: 'd-1' }],
  ['at a form that asks for more tells them', false, 1, {}],
  ['bothers nobody who has left', true, 0, { depositId: 'd-1' }],
])('[FORM-01] [ERR-03] a refusal %s, and leads to no other method', async (_, hasLeft, times, step) => {
  const answer = deferred();
  const { cashier, told } = await createTestCashier({ answers: { [CREATE]: () => answer.promise } });
  cashier.router.navigate('/deposit/redirect/unified-form');
  cashier.deposit.depositId = 'd-1';
  const intent = { method: sampleMethod(), amount: 100, fields: {}, ...step };
  const asking = refreshFields(cashier, intent, 'purpose');
  if (hasLeft) cashier.router.navigate('/deposit', { isReset: true });
  answer.reject(refusal(418));
  await asking;
  expect(told('onDisplayError')).toHaveLength(times);
  expect(JSON.stringify(told('onDisplayError'))).not.toContain('another method');
});

it('[FORM-01] [DEP-02] a change is sent in the payment session of the deposit', async () => {
  const { cashier, transport } = await createTestCashier({ answers: { [CREATE]: asked('of_a') } });
  cashier.deposit.paymentSessionId = 'session-1';
  await refreshFields(cashier, { method: sampleMethod(), amount: 100, fields: {} }, 'purpose');
  expect(transport.sent(CREATE)).toMatchObject([{ paymentSessionId: 'session-1' }]);
});

it('[FORM-01] [DEP-03] fields that come after the player has left belong to no other form, and none is asked for next', async () => {
  const answer = deferred();
  const { cashier, transport } = await createTestCashier({ answers: { [CREATE]: () => answer.promise } });
  cashier.router.navigate('/deposit/redirect');
  const intent = { method: sampleMethod(), amount: 100, fields: {} };
  const asking = refreshFields(cashier, intent, 'purpose');
  void refreshFields(cashier, intent, 'purpose');
  cashier.router.navigate('/deposit', { isReset: true });
  answer.resolve(asked('of_a'));
  await asking;
  expect(cashier.deposit).toMatchObject({ extraFields: [], isSubmitting: false });
  expect(transport.sent(CREATE)).toHaveLength(1);
});

it.each([
  ['further step', { depositId: 'd-1' }],
  ['form that asks for fields', {}],
])('[FORM-01] [DEP-14] a %s that a change completes is no other creation', async (_, step) => {
  const answers = { [CREATE]: { apiResponse: { depositId: 'd-1', pageId: 'other' } } };
  const { cashier, told } = await createTestCashier({ answers });
  cashier.deposit.depositId = 'd-1';
  await refreshFields(cashier, { method: sampleMethod(), amount: 100, fields: {}, ...step }, 'purpose');
  expect(cashier.router.current().path).toBe('/deposit/complete');
  expect(told('onCreateTransaction')).toEqual([]);
});

it('[FORM-01] [SWP-01] a change in the form of a coin package is sent by its own call, with the package and its price', async () => {
  const { cashier, transport } = await createTestCashier({
    answers: { 'deposit-create-sweepstake': asked('of_a') },
  });
  const intent = { method: sampleMethod(), amount: 9.99, fields: {}, box: samplePackage() };
  await refreshFields(cashier, intent, 'purpose');
  expect(transport.sent('deposit-create-sweepstake')).toMatchObject([
    { boxId: 'box-1', amount: 9.99, currency: 'USD', metadata: { triggeredBy: 'purpose' } },
  ]);
  expect(transport.sent(CREATE)).toEqual([]);
});

it.each([
  ['form that asks for fields', { isFieldsRequired: true }],
  ['form that asks for fields, an empty list', { isFieldsRequired: true, fields: [] }],
])(
  '[FORM-01] [DEP-03] a %s keeps them where the answer to a change names none, and the player is told',
  async (_, none) => {
    const answers = { [CREATE]: { apiResponse: { depositId: 'd-1', ...none } } };
    const { cashier, told } = await createTestCashier({ answers });
    const extraFields = [
      sampleFormField({ name: 'purpose', isTriggered: true }),
      sampleFormField({ name: 'of_a' }),
    ];
    Object.assign(cashier.deposit, { depositId: 'd-1', extraFields });
    await refreshFields(cashier, { method: sampleMethod(), amount: 100, fields: {} }, 'purpose');
    expect(cashier.deposit.extraFields).toEqual(extraFields);
    expect(told('onDisplayError')).toHaveLength(1);
    expect(told('Error')).toMatchObject([{ message: 'fields are required, and none is named' }]);
  },
);
