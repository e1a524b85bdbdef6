import { describe, expect, it, vi } from 'vitest';
import { networkFailure, refusal } from '../../../../tests/support/unit/createFakeTransport';
import { deferred } from '../../../../tests/support/unit/deferred';
import { CREATE, created, openSubmit as open, setUpBrowser } from '../../../../tests/support/unit/openSubmit';
import {
  SAMPLE_PAN,
  sampleCard,
  sampleFormField,
  sampleMethod,
  samplePackage,
} from '../../../../tests/support/unit/samples';
import type { Cashier } from '../../../state/Cashier';
import { chooseBox } from '../../sweepstake/deposit/chooseBox';
import { chooseMethod } from '../list/chooseMethod';
import { chooseRegion } from '../list/chooseRegion';
import { pendingDeposits } from '../pending/pendingList';

const browser = setUpBrowser();

describe('a refused deposit', () => {
  it('[DEP-01] [FORM-13] shows why, closes the window, and loses nothing that was typed', async () => {
    const answer = refusal(422, 'banking.merchantClientError', 'Card declined');
    const { submit, done, told, path, cashier } = await open(answer);
    cashier.deposit.method = sampleCard();
    Object.assign(cashier.deposit.amount, { text: '100', chip: 100 });
    submit();
    await done();
    expect(browser.popUp.close).toHaveBeenCalled();
    expect(told('Metric')).toMatchObject([{ status: 'fail' }]);
    expect(cashier.notifications.list).toMatchObject([{ content: 'Card declined' }]);
    expect(cashier.deposit).toMatchObject({
      method: { name: 'card_mx' },
      amount: { text: '100', chip: 100 },
    });
    expect(path()).toBe('/deposit');
    expect(told('onCreateTransaction')).toEqual([]);
    expect(cashier.deposit.refused).toEqual(['mercado_pago']);
  });

  it('[ERR-03] the same refusal once more has its own reference, and none stands beside the success', async () => {
    const { submit, done, told, transport, cashier } = await open(refusal(422));
    for (let time = 0; time < 2; time++) {
      submit();
      await done();
    }
    const { requestId } = transport.sent(CREATE)[1] ?? {};
    expect(cashier.notifications.list).toMatchObject([{ reference: requestId }]);
    expect(told('onDisplayError')[1]).toMatchObject({ reference: requestId });
    transport.answer(CREATE, created());
    submit();
    await done();
    expect(cashier.notifications.list).toEqual([]);
  });

  it.each([
    ['a refused one', refusal(422)],
    ['one that was made', created()],
  ])(
    '[API-04] %s is a closed intent: the same content sent again has an id of its own',
    async (_, answer) => {
      const { submit, done, transport } = await open(answer);
      for (let time = 0; time < 2; time++) {
        submit();
        await done();
      }
      const [first, second] = transport.sent(CREATE).map(({ requestId }) => requestId);
      expect(first).not.toBe(second);
    },
  );
});

it('[API-04] a bank that repeats its answer to an id, also that it has failed, is asked under another one in the end', async () => {
  vi.useFakeTimers();
  const answered = new Map<unknown, unknown>();
  const { submit, cashier, transport, path } = await open(
    ({ requestId }: { requestId: string }) => {
      const answer = answered.get(requestId) ?? (answered.size === 0 ? refusal(503) : created());
      answered.set(requestId, answer);
      if (answer instanceof Error) throw answer;
      return answer;
    },
    { answers: { 'deposit-status': refusal(404, 'banking.depositUnknown') } },
  );
  for (let press = 0; press < 3; press++) {
    submit();
    await vi.advanceTimersByTimeAsync(10_000);
  }
  const [first, second, third] = transport.sent(CREATE).map(({ requestId }) => requestId);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(path()).toBe('/deposit/complete');
  expect(pendingDeposits(cashier)).toHaveLength(1);
});

it.each([401, 422, 429])(
  '[API-04] sent again and refused with %s, the first call may have made it all the same: its id and its entry stay',
  async status => {
    vi.useFakeTimers();
    const { submit, cashier, transport } = await open(networkFailure(), {
      answers: { 'deposit-status': networkFailure() },
    });
    for (const answer of [networkFailure(), refusal(status), created()]) {
      transport.answer(CREATE, answer);
      cashier.router.navigate('/deposit', { isReset: true });
      submit();
      await vi.advanceTimersByTimeAsync(10_000);
      expect(pendingDeposits(cashier)).toHaveLength(1);
    }
    const ids = transport.sent(CREATE).map(({ requestId }) => requestId);
    expect(ids).toEqual([ids[0], ids[0], ids[0]]);
  },
);

it('[API-04] sent again and refused, the first call is asked for, and the deposit that it has made is followed', async () => {
  vi.useFakeTimers();
  const { submit, cashier, transport, path } = await open(networkFailure(), {
    answers: { 'deposit-status': networkFailure() },
  });
  submit();
  await vi.advanceTimersByTimeAsync(10_000);
  transport.answer(CREATE, refusal(422));
  transport.answer('deposit-status', { depositId: 'd-1', status: 'accepted' });
  cashier.router.navigate('/deposit', { isReset: true });
  submit();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(path()).toBe('/deposit/complete');
  expect(cashier.transaction).toMatchObject({ depositId: 'd-1', status: 'accepted' });
});

describe('[DEP-03] required fields', () => {
  const wanting = created({ isFieldsRequired: true, fields: [sampleFormField()] });

  it('join the form, and what was typed stays', async () => {
    const { submit, done, path, cashier } = await open(wanting);
    cashier.deposit.method = sampleMethod();
    cashier.deposit.amount.text = '100';
    submit();
    await done();
    expect(cashier.deposit).toMatchObject({
      depositId: 'd-1',
      amount: { text: '100' },
      extraFields: [{ name: 'document' }],
    });
    expect(path()).toBe('/deposit');
    expect(browser.popUp.close).toHaveBeenCalled();
  });

  it('[FORM-13] that come again unchanged say that they were not accepted', async () => {
    const { submit, done, cashier } = await open(wanting);
    cashier.deposit.method = sampleMethod();
    submit();
    await done();
    expect(cashier.notifications.list).toEqual([]);
    submit();
    await done();
    const refused = 'Some of the details were not accepted. Please check them and try again.';
    expect(cashier.notifications.list).toMatchObject([{ content: refused, reference: 'd-1' }]);
  });

  it('[ERR-03] that are not named are a failure that the player reads of, and the deposit stays the same', async () => {
    const { submit, done, cashier, told } = await open(created({ isFieldsRequired: true, fields: [] }));
    submit();
    await done();
    const content = 'The payment provider could not do this.';
    expect(cashier.notifications.list).toMatchObject([{ content, reference: 'd-1' }]);
    expect(told('onDisplayError')).toHaveLength(1);
    expect(cashier.deposit.depositId).toBe('d-1');
  });

  it('join the form that the player has come back to meanwhile: sent anew it would be another deposit', async () => {
    const answer = deferred();
    const { submit, done, cashier } = await open(() => answer.promise);
    cashier.deposit.method = sampleMethod();
    cashier.router.navigate('/deposit/redirect');
    submit();
    cashier.router.back();
    cashier.router.navigate('/deposit/redirect');
    answer.resolve(wanting);
    await done();
    expect(cashier.deposit).toMatchObject({ depositId: 'd-1', extraFields: [{ name: 'document' }] });
  });

  it.each<[string, string | undefined, (cashier: Cashier) => void]>([
    ['are there', 'd-1', () => {}],
    ['of another region are not', undefined, cashier => chooseRegion(cashier, 'BR')],
    ['for another package are not', undefined, cashier => chooseBox(cashier, samplePackage())],
  ])(
    'that come when the player is back at the list, as they choose the method again, %s',
    async (_, id, change) => {
      const answer = deferred();
      const { submit, done, transport, cashier } = await open(() => answer.promise);
      const method = sampleMethod();
      cashier.deposit.method = method;
      cashier.router.navigate('/deposit/redirect');
      submit();
      cashier.router.back();
      change(cashier);
      answer.resolve(wanting);
      await done();
      await chooseMethod(cashier, method);
      expect(cashier.deposit.extraFields).toHaveLength(id ? 1 : 0);
      transport.answer(CREATE, created());
      submit();
      await done();
      expect(transport.sent(CREATE)[1]?.depositId).toBe(id);
    },
  );

  it('are those of the deposit that asks for them, though the method has refused an earlier one', async () => {
    const { submit, done, transport, cashier } = await open(refusal(422));
    cashier.deposit.method = sampleMethod();
    submit();
    await done();
    expect(cashier.deposit.refused).toEqual(['mercado_pago']);
    transport.answer(CREATE, wanting);
    submit();
    await done();
    cashier.router.navigate('/deposit');
    await chooseMethod(cashier, sampleMethod());
    expect(cashier.deposit).toMatchObject({ depositId: 'd-1', extraFields: [{ name: 'document' }] });
  });

  it('that come when the player is at another method do not join its form, nor does their deposit', async () => {
    const answer = deferred();
    const { submit, done, transport, cashier } = await open(() => answer.promise);
    cashier.router.navigate('/deposit/redirect');
    submit();
    cashier.router.back();
    const other = sampleMethod({ name: 'other' });
    cashier.deposit.method = other;
    cashier.router.navigate('/deposit/redirect');
    answer.resolve(wanting);
    await done();
    expect(cashier.deposit).toMatchObject({ depositId: null, extraFields: [] });
    transport.answer(CREATE, created());
    submit({ method: other });
    await done();
    expect(transport.sent(CREATE)[1]).not.toHaveProperty('depositId');
  });

  it('go with the same deposit, which is told of once', async () => {
    const { submit, done, transport, told, path, cashier } = await open(wanting);
    Object.assign(cashier.deposit.amount, { text: '100', chip: 100 });
    submit();
    await done();
    transport.answer(CREATE, created());
    submit({ fields: { document: '12345678' } });
    await done();
    expect(transport.sent(CREATE)[1]).toMatchObject({ depositId: 'd-1', fields: { document: '12345678' } });
    expect(told('onCreateTransaction')).toHaveLength(1);
    expect(path()).toBe('/deposit/complete');
    expect(cashier.deposit).toMatchObject({
      depositId: null,
      extraFields: [],
      amount: { text: '', chip: null },
    });
    submit();
    await done();
    expect(transport.sent(CREATE)[2]).not.toHaveProperty('depositId');
  });
});

describe('an answer that is none', () => {
  it.each([
    null,
    undefined,
    {},
    { apiResponse: null },
    { apiResponse: {} },
    { apiResponse: [] },
    { apiResponse: { depositId: null, data: null } },
    { apiResponse: { data: {} } },
    { apiResponse: { data: { requisites: null, unifiedFlow: {} } } },
    { apiResponse: { status: 'failed', error: 'no' } },
  ])('[DEP-14] %j is told as data that is null', async answer => {
    vi.useFakeTimers();
    const { submit, told } = await open(answer, {
      answers: { 'deposit-status': refusal(404, 'banking.depositUnknown') },
    });
    submit();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(told('Error').map(({ message }) => message)).toContain('Deposit data is null after creation.');
    expect(told('Metric')).toMatchObject([{ status: 'fail' }]);
  });

  it('[API-06] one of a wrong shape is named and not shown', async () => {
    vi.useFakeTimers();
    const answer = { apiResponse: { depositId: { canary: SAMPLE_PAN } } };
    const { submit, told, messages } = await open(answer, {
      answers: { 'deposit-status': refusal(404, 'banking.depositUnknown') },
    });
    submit();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(told('Error')[0]?.message).toBe('deposit-create: depositId is not string');
    expect(JSON.stringify(messages)).not.toContain(SAMPLE_PAN);
  });
});
