import { expect, it, vi } from 'vitest';
import { networkFailure, refusal } from '../../../../tests/support/unit/createFakeTransport';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { deferred } from '../../../../tests/support/unit/deferred';
import { fakeGeetest, PROOF } from '../../../../tests/support/unit/fakeGeetest';
import { sampleFormField, sampleMethod, samplePackage } from '../../../../tests/support/unit/samples';
import { refreshFields } from './refreshFields';
import { submitDeposit } from './submitDeposit';

const CREATE = 'deposit-create';
const asked = (name: string) => ({
  apiResponse: { depositId: 'd-1', isFieldsRequired: true, fields: [sampleFormField({ name })] },
});

/** A further step of the deposit on screen. */
const STEP = { depositId: 'd-1' };

const triggerOf = ({ metadata }: Record<string, unknown>): unknown => Object(metadata).triggeredBy;

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

it.each([
  ['the form of its method', {}],
  ['a further step', { depositId: 'd-1' }],
])(
  '[FORM-01] where the question about a change got lost, the next press in %s asks it again, and pays with no fields of before',
  async (_, step) => {
    const flow = (name: string) => ({
      apiResponse: { depositId: 'd-1', data: { unifiedFlow: { fields: [sampleFormField({ name })] } } },
    });
    const form = 'depositId' in step ? flow : asked;
    const { cashier, transport } = await createTestCashier();
    const { deposit, transaction } = cashier;
    Object.assign(deposit, { depositId: 'd-1', method: sampleMethod() });
    if ('depositId' in step) transaction.answer = flow('of_a').apiResponse;
    else deposit.extraFields = [sampleFormField({ name: 'of_a' })];
    const change = { method: sampleMethod(), amount: 100, fields: { purpose: 'b', of_a: '1' }, ...step };
    const settled = () => vi.waitFor(() => expect(deposit.isSubmitting).toBe(false));
    const sent = () => transport.sent(CREATE).map(triggerOf);

    transport.answer(CREATE, networkFailure(), networkFailure(), form('of_b'), form('of_b'));
    await refreshFields(cashier, change, 'purpose');
    // Lost once more.
    submitDeposit(cashier, change);
    await settled();
    expect(sent()).toEqual(['purpose', 'purpose']);
    submitDeposit(cashier, change);
    await settled();
    expect(sent()).toEqual(['purpose', 'purpose', 'purpose']);
    const fields = transaction.answer?.data?.unifiedFlow?.fields ?? deposit.extraFields;
    expect(fields).toMatchObject([{ name: 'of_b' }]);
    submitDeposit(cashier, change);
    await vi.waitFor(() => expect(sent()).toHaveLength(4));
    expect(sent()[3]).toBeUndefined();
  },
);

const flow = (name: string) => ({
  apiResponse: {
    depositId: 'd-1',
    data: { unifiedFlow: { title: 'A', fields: [sampleFormField({ name })] } },
  },
});

it.each([
  ['of the form of its method by a form of the bank', null, ['of_a'], flow, {}, [['of_b'], []]],
  ['of it beside the form of another deposit', 'of_z', ['of_a'], flow, {}, [['of_b'], ['of_z']]],
  ['of a form of the bank by fields that are asked for', 'of_a', [], asked, STEP, [[], ['of_b']]],
  ['of the last round of such a form by others', 'own', ['of_a'], asked, STEP, [['of_b'], ['own']]],
  ['of such a form and its last round by a form', 'own', ['of_a'], flow, STEP, [[], ['of_b']]],
])(
  '[FORM-01] the fields %s are replaced: a bank may have one way to answer',
  async (_, own, rounds, answer, step, shown) => {
    const { cashier } = await createTestCashier({ answers: { [CREATE]: answer('of_b') } });
    const { deposit, transaction } = cashier;
    if (own) transaction.answer = flow(own).apiResponse;
    Object.assign(deposit, {
      depositId: 'd-1',
      extraFields: rounds.map(name => sampleFormField({ name })),
    });
    const change = { method: sampleMethod(), amount: 100, fields: { purpose: 'b' }, ...step };
    expect(await refreshFields(cashier, change, 'purpose')).toBe(true);
    const { unifiedFlow } = transaction.answer?.data ?? {};
    const lists = [deposit.extraFields, unifiedFlow?.fields ?? []];
    expect(lists.map(fields => fields.map(({ name }) => name))).toEqual(shown);
    expect(unifiedFlow?.title).toBe(own ? 'A' : undefined);
  },
);

it.each([
  ['whose question the bank has refused', refusal(422), 'd-1'],
  ['of another deposit', networkFailure(), 'd-2'],
])('[FORM-01] a press in a form %s is sent at once', async (_, failure, depositId) => {
  const { cashier, transport } = await createTestCashier();
  cashier.deposit.depositId = 'd-1';
  const change = { method: sampleMethod(), amount: 100, fields: {} };
  transport.answer(CREATE, failure, { apiResponse: { depositId } });
  await refreshFields(cashier, change, 'purpose');
  cashier.deposit.depositId = depositId;
  submitDeposit(cashier, change);
  await vi.waitFor(() => expect(transport.sent(CREATE)).toHaveLength(2));
  expect(transport.sent(CREATE).map(triggerOf)).toEqual(['purpose', undefined]);
});

it.each([
  ['without an amount', 0, false],
  ['while the form is being sent', 100, true],
])(
  '[FORM-01] a change %s is asked about by the next press, which pays with no fields of before',
  async (_, amount, isSubmitting) => {
    const { cashier, transport } = await createTestCashier({ answers: { [CREATE]: asked('of_b') } });
    const { deposit } = cashier;
    Object.assign(deposit, {
      depositId: 'd-1',
      extraFields: [sampleFormField({ name: 'of_a' })],
      isSubmitting,
    });
    const change = { method: sampleMethod(), amount: 100, fields: { purpose: 'b' } };
    await refreshFields(cashier, { ...change, amount }, 'purpose');
    expect(transport.sent(CREATE)).toEqual([]);
    deposit.isSubmitting = false;
    submitDeposit(cashier, change);
    await vi.waitFor(() => expect(deposit.extraFields).toMatchObject([{ name: 'of_b' }]));
    expect(transport.sent(CREATE).map(triggerOf)).toEqual(['purpose']);
  },
);

it.each([
  ['solved', 'success', 2, []],
  ['closed, and the next press asks again', 'close', 1, [{ code: 'captcha_closed' }]],
] as const)(
  '[FORM-01] [CAP-01] a bank that wants a captcha for the question gets one that is %s',
  async (_, end, times, told) => {
    fakeGeetest(PROOF, ({ tell }) => queueMicrotask(() => tell(end)));
    const test = await createTestCashier({ parent: { geetestCaptchaId: 'own' } });
    const { cashier, transport } = test;
    transport.answer(CREATE, refusal(403, 'captcha_required'), asked('of_b'));
    Object.assign(cashier.deposit, { depositId: 'd-1', extraFields: [sampleFormField({ name: 'of_a' })] });
    const change = { method: sampleMethod(), amount: 100, fields: { purpose: 'b' } };
    await refreshFields(cashier, change, 'purpose');
    expect(transport.sent(CREATE)).toHaveLength(times);
    expect(test.told('onDisplayError')).toMatchObject(told);
    if (end === 'close') submitDeposit(cashier, change);
    await vi.waitFor(() => expect(cashier.deposit.extraFields).toMatchObject([{ name: 'of_b' }]));
    expect(transport.sent(CREATE).map(triggerOf)).toEqual(['purpose', 'purpose']);
    if (end === 'success')
      expect(transport.sent(CREATE)[1]).toMatchObject({ geetestPassToken: PROOF.pass_token });
  },
);

it.each([
  ['is refused', () => refusal(418), undefined],
  ['gets lost', networkFailure, 'purpose'],
])(
  '[FORM-01] a change in one form is asked about by its press, although the question of another %s',
  async (_, fail, again) => {
    const first = deferred();
    const { cashier, transport } = await createTestCashier();
    transport.answer(CREATE, () => first.promise, asked('of_b'));
    const { deposit, router } = cashier;
    const change = { method: sampleMethod(), amount: 100, fields: { purpose: 'b' } };
    const open = (depositId: string) => {
      router.navigate('/deposit/redirect', { isFinal: true });
      Object.assign(deposit, { depositId, extraFields: [sampleFormField({ name: 'of_a' })] });
    };
    open('d-1');
    const asking = refreshFields(cashier, change, 'purpose');
    open('d-2');
    await refreshFields(cashier, change, 'kind');
    first.reject(fail());
    await asking;
    for (const [form, trigger] of [
      ['d-2', 'kind'],
      ['d-1', again],
    ] as const) {
      open(form);
      submitDeposit(cashier, change);
      await vi.waitFor(() => expect(transport.sent(CREATE).at(-1)).toMatchObject({ depositId: form }));
      expect(triggerOf(transport.sent(CREATE).at(-1) ?? {})).toBe(trigger);
      await vi.waitFor(() => expect(deposit.isSubmitting).toBe(false));
    }
  },
);
