import { describe, expect, it, vi } from 'vitest';
import { refusal } from '../../../../tests/support/unit/createFakeTransport';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { sampleMethod } from '../../../../tests/support/unit/samples';
import { markMethodsShown } from '../list/markMethodsShown';
import { markFirstClick, markFirstSubmit } from './markFirstSubmit';

const intent = { method: sampleMethod(), amount: 100, fields: {} };

async function open(options: Parameters<typeof createTestCashier>[0] = {}) {
  const test = await createTestCashier(options);
  const now = vi.spyOn(performance, 'now');
  const at = (milliseconds: number) => now.mockReturnValue(milliseconds);
  return Object.assign(test, { at, [Symbol.dispose]: () => now.mockRestore() });
}

describe('[DEP-11] timings', () => {
  it('the elapsed time is rounded, stored and sent, and the mark is cleared', async () => {
    using test = await open();
    test.at(1000.2);
    markMethodsShown(test.cashier);
    test.at(3500.9);
    markFirstSubmit(test.cashier, intent);
    await vi.waitFor(() => expect(test.transport.calls.some(({ path }) => path === 'events')).toBe(true));
    const { data } = test.transport.calls.find(({ path }) => path === 'events') ?? {};
    expect(data).toEqual([{ key: 'deposit_submit', timestamp: expect.any(Number), value: 2501 }]);
    expect(test.cashier.deposit).toMatchObject({ isSubmitted: true, delay: 2501 });
    expect(test.cashier.timings.methodsShownAt).toBeNull();
  });

  it('the time is that of the first click, though the form was wrong then; both marks are cleared', async () => {
    using test = await open();
    const { timings } = test.cashier;
    markFirstClick(timings);
    test.at(1000);
    markMethodsShown(test.cashier);
    for (const time of [2000, 2500]) {
      test.at(time);
      markFirstClick(timings);
    }
    test.at(9000);
    markFirstSubmit(test.cashier, intent);
    expect(test.cashier.deposit.delay).toBe(1000);
    expect(timings).toMatchObject({ methodsShownAt: null, clickedAt: null });
    markFirstClick(timings);
    expect(timings.clickedAt).toBeNull();
  });

  it('one analytics event for many submits, with its fields', async () => {
    using test = await open();
    test.cashier.methods.selectedCountry = 'BR';
    for (let time = 0; time < 3; time++) {
      markMethodsShown(test.cashier);
      markFirstSubmit(test.cashier, intent);
    }
    expect(test.told('onAnalyticsEvent')).toEqual([
      {
        messageType: 'onAnalyticsEvent',
        name: 'deposit_submit',
        currency: 'MXN',
        deposit_method: 'mercado_pago',
        method_type: 'fiat',
        payment_region: 'BR',
        submit_amount: 100,
      },
    ]);
  });

  it('the first mark stands, and the host hears once how long the start took', async () => {
    using test = await open();
    test.at(test.cashier.handle.startedAt + 800.4);
    markMethodsShown(test.cashier);
    test.at(99_999);
    markMethodsShown(test.cashier);
    // The list once more, after a deposit.
    markFirstSubmit(test.cashier, intent);
    markMethodsShown(test.cashier);
    expect(test.told('onFullLoaded')).toEqual([{ messageType: 'onFullLoaded', milliseconds: 800 }]);
  });

  it('nothing is sent before the methods have shown', async () => {
    using test = await open();
    markFirstSubmit(test.cashier, intent);
    expect(test.transport.calls).toEqual([]);
    expect(test.cashier.deposit.isSubmitted).toBe(false);
  });

  it('a refused events call bothers nobody', async () => {
    using test = await open({ answers: { events: refusal(500) } });
    markMethodsShown(test.cashier);
    markFirstSubmit(test.cashier, intent);
    await vi.waitFor(() => expect(test.transport.calls).toHaveLength(1));
    await Promise.resolve();
    expect(test.cashier.notifications.list).toEqual([]);
  });
});
