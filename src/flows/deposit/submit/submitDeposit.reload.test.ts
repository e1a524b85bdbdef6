import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal } from '../../../../tests/support/unit/createFakeTransport';
import { deferred } from '../../../../tests/support/unit/deferred';
import { CREATE, created, openSubmit as open, setUpBrowser } from '../../../../tests/support/unit/openSubmit';
import { SAMPLE_PAN, sampleFormField, samplePackage } from '../../../../tests/support/unit/samples';
import { pendingDeposits } from '../pending/keepPending';

setUpBrowser();

describe('[API-04] what a reload would find', () => {
  beforeEach(() => window.localStorage.clear());
  afterEach(() => window.localStorage.clear());

  it('while the answer is on its way: the id of the request, and nothing of the fields', async () => {
    const answer = deferred();
    const test = await open(() => answer.promise);
    test.submit({ fields: { card_number: SAMPLE_PAN } });
    await vi.waitFor(() => expect(test.transport.sent(CREATE)).toHaveLength(1));
    const [sent] = test.transport.sent(CREATE);
    expect(pendingDeposits(test.cashier)).toMatchObject([
      { depositId: null, requestId: sent?.requestId, amount: 100, currency: 'MXN' },
    ]);
    expect(JSON.stringify({ ...window.localStorage })).not.toContain(SAMPLE_PAN);
    answer.resolve(created());
    await test.done();
    expect(pendingDeposits(test.cashier)).toMatchObject([{ depositId: 'd-1' }]);
  });

  it('[SWP-01] in the currency of the package, which is also what the host is asked', async () => {
    const test = await open(undefined, {
      parent: { widgetViewType: 'sweep' },
      answers: { 'deposit-create-sweepstake': () => new Promise(() => {}) },
    });
    const asked: unknown[] = [];
    const { element } = test.cashier.handle;
    element.addEventListener('before-submit', event => asked.push(Reflect.get(event, 'detail')));
    test.submit({ box: samplePackage({ price: 100 }) });
    await vi.waitFor(() => expect(test.transport.sent('deposit-create-sweepstake')).toHaveLength(1));
    expect(asked).toMatchObject([{ action: 'deposit', amount: 100, currency: 'USD' }]);
    expect(pendingDeposits(test.cashier)).toMatchObject([{ amount: 100, currency: 'USD' }]);
  });

  it('after a refusal, or a question for more fields: nothing', async () => {
    for (const answer of [refusal(422), created({ isFieldsRequired: true, fields: [sampleFormField()] })]) {
      const test = await open(answer);
      test.submit();
      await test.done();
      expect(pendingDeposits(test.cashier)).toEqual([]);
    }
  });
});
