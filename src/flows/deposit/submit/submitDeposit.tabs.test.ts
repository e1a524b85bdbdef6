import { describe, expect, it, vi } from 'vitest';
import { refusal } from '../../../../tests/support/unit/createFakeTransport';
import { CREATE, created, openSubmit as open, setUpBrowser } from '../../../../tests/support/unit/openSubmit';
import { sampleFormField, sampleMethod } from '../../../../tests/support/unit/samples';
import { openPendingDeposit } from '../pending/openPendingDeposit';
import { pendingDeposits } from '../pending/pendingList';
import { showEnd } from './followEnded';

setUpBrowser();

const otp = { fields: [sampleFormField({ name: 'otp' })] };
const PIX = created({ pageId: 'pix', data: { pixKey: 'k' } });

/** The tab in which the deposit was made, and another one that has opened it from its list. */
async function openTabs(asked: object, answer: unknown) {
  const first = await open(created(asked));
  first.submit();
  await first.done();
  const second = await open(answer);
  Object.assign(second.cashier.methods, { list: [sampleMethod()], status: 'ready' });
  second.cashier.withdrawal.status = 'ready';
  const [kept] = pendingDeposits(second.cashier);
  if (kept) await openPendingDeposit(second.cashier, kept);
  first.transport.answer(CREATE, answer);
  return { first, second };
}

describe.each([
  ['the fields that a deposit asks for', { isFieldsRequired: true, ...otp }, {}],
  ['a further form', { data: { unifiedFlow: otp } }, { depositId: 'd-1' }],
])('[DEP-03] [DEP-09] %s, open in two tabs', (_, asked, step) => {
  it('are sent once: the second tab is led to what came of the first', async () => {
    const { first, second } = await openTabs(asked, PIX);
    first.submit(step);
    await first.done();
    second.submit(step);
    await vi.waitFor(() => expect(second.path()).toBe('/deposit/redirect/pix'));
    expect(second.transport.sent(CREATE)).toEqual([]);
    expect(second.cashier.transaction).toMatchObject({ depositId: 'd-1', answer: { data: { pixKey: 'k' } } });
    expect(pendingDeposits(second.cashier)).toHaveLength(1);
  });

  it('lead to the status where the first was sent on to pay elsewhere', async () => {
    const { first, second } = await openTabs(
      asked,
      created({ source: 'https://pay.example/', method: 'GET' }),
    );
    first.submit(step);
    await first.done();
    second.submit(step);
    await vi.waitFor(() => expect(second.path()).toBe('/deposit/complete'));
    expect(second.transport.sent(CREATE)).toEqual([]);
  });

  it('can be sent by the second where the bank has refused the first', async () => {
    const { first, second } = await openTabs(asked, refusal(422));
    first.submit(step);
    await first.done();
    second.transport.answer(CREATE, PIX);
    second.submit(step);
    await second.done();
    expect(second.transport.sent(CREATE)).toMatchObject([{ depositId: 'd-1' }]);
  });
});

it('[DEP-03] [DEP-10] the second tab tells the end of the deposit with the sum that the first has changed', async () => {
  const { first, second } = await openTabs({ isFieldsRequired: true, ...otp }, PIX);
  first.submit({ amount: 200 });
  await first.done();
  const news = { status: 'processed' } as const;
  showEnd(second.cashier, { method: sampleMethod(), amount: 100, fields: {} }, { depositId: 'd-1', news });
  expect(second.cashier.transaction).toMatchObject({ status: 'processed', amount: 200 });
});
