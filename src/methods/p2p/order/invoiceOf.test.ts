import { expect, it, vi } from 'vitest';
import { openP2P, p2pAnswer } from '../../../../tests/support/unit/openP2P';
import { sampleFormField } from '../../../../tests/support/unit/samples';
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
