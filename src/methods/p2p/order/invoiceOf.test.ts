import { expect, it, vi } from 'vitest';
import { openP2P, p2pAnswer, p2pMethod } from '../../../../tests/support/unit/openP2P';
import { sampleFormField } from '../../../../tests/support/unit/samples';
import { keepIntent } from '../../../flows/deposit/pending/keepPending';
import { MINUTE_MS } from '../../../spec/timers';
import { p2pOf } from '../p2pOf';

it.each([
  { says: 'ahead of', bankMs: 4 * MINUTE_MS },
  { says: 'behind', bankMs: -4 * MINUTE_MS },
])(
  '[P2P-04] [DEP-03] by a bank whose clock is $says the device’s, the time to pay counts from the first press, however long the player takes for the fields',
  async ({ bankMs }) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const pressedMs = Date.now();
    const made = p2pAnswer({ created: new Date(pressedMs + bankMs).toISOString() });
    const answers = [{ ...made, card: {}, isFieldsRequired: true, fields: [sampleFormField()] }, made];
    const { submit, done, cashier } = await openP2P(() => answers.shift());
    submit();
    await done();
    vi.setSystemTime(pressedMs + 3 * MINUTE_MS);
    submit({ document: 'AB12345' });
    await done();
    const leftMs = Number(p2pOf(cashier).invoice?.deadlineMs) - pressedMs;
    expect(Math.round(leftMs / MINUTE_MS)).toBe(15);
  },
);

it('[P2P-04] a create that is answered with a deposit which is open already, by another method, leaves it the time that it has', async () => {
  const createdAt = new Date(Date.now() - 12 * MINUTE_MS).toISOString();
  const { submit, done, cashier } = await openP2P(p2pAnswer({ created: createdAt }));
  const ids = { depositId: 'd-1', requestId: 'r-1', createdAt, created: createdAt };
  keepIntent(cashier, { method: { ...p2pMethod, name: 'another' }, amount: 100, fields: {} }, ids);
  submit();
  await done();
  const leftMs = Number(p2pOf(cashier).invoice?.deadlineMs) - Date.now();
  expect(Math.round(leftMs / MINUTE_MS)).toBe(3);
});
