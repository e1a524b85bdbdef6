import { events } from '../../../api/operations/events';
import { methodTypeOf } from '../../../domain/crypto/methodTypeOf';
import { assign } from '../../../lib/assign';
import type { Cashier } from '../../../state/Cashier';
import type { TimingsState } from '../../../state/createTimingsState';
import type { DepositIntent } from '../../../state/DepositIntent';
import { regionOf } from '../../../state/regionOf';
import { depositCurrency } from './depositPayload';

/** DEP-11: marks the first click of the deposit button, whether the form is right or not. */
export function markFirstClick(timings: TimingsState): void {
  if (timings.methodsShownAt !== null) timings.clickedAt ??= performance.now();
}

/**
 * DEP-11: at the first submit, stores and sends the time from the sight of the methods to the first click (rounded
 * ms), clears the marks, and sends one analytics event.
 */
export function markFirstSubmit(cashier: Cashier, intent: DepositIntent): void {
  const { deposit, timings, client, send, user } = cashier;
  const { method, amount } = intent;
  if (timings.methodsShownAt === null) return;
  const value = Math.round((timings.clickedAt ?? performance.now()) - timings.methodsShownAt);
  assign(deposit, { isSubmitted: true, delay: value });
  assign(timings, { methodsShownAt: null, clickedAt: null });
  send({
    messageType: 'onAnalyticsEvent',
    name: 'deposit_submit',
    currency: depositCurrency(cashier, intent),
    deposit_method: method.name,
    method_type: methodTypeOf(method, user.currency),
    payment_region: regionOf(cashier),
    submit_amount: amount,
  });
  // Nothing waits for this call, and its failure loses nothing.
  const entry = { key: 'deposit_submit', timestamp: Date.now(), value };
  client.run(events, [entry], { signal: cashier.signal }).catch(() => {});
}
