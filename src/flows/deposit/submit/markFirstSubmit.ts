import { events } from '../../../api/operations/events';
import type { MethodType } from '../../../domain/crypto/methodTypeOf';
import type { Cashier } from '../../../state/Cashier';
import type { TimingsState } from '../../../state/createTimingsState';
import { regionOf } from '../../../state/regionOf';

interface FirstSubmit {
  paymentMethod: string;
  methodType: MethodType;
  amount: number;
  /** The user's by default. */
  currency?: string;
}

/** DEP-11: marks the first click of the deposit button, whether the form is right or not. */
export function markFirstClick(timings: TimingsState): void {
  if (timings.methodsShownAt !== null) timings.clickedAt ??= performance.now();
}

/**
 * DEP-11: at the first submit, stores and sends the time from the sight of the methods to the first click (rounded
 * ms), clears the marks, and sends one analytics event.
 */
export function markFirstSubmit(
  cashier: Cashier,
  { paymentMethod, methodType, amount, currency = cashier.user.currency }: FirstSubmit,
): void {
  const { deposit, timings, client, send } = cashier;
  if (timings.methodsShownAt === null) return;
  const value = Math.round((timings.clickedAt ?? performance.now()) - timings.methodsShownAt);
  Object.assign(deposit, { isSubmitted: true, delay: value });
  Object.assign(timings, { methodsShownAt: null, clickedAt: null });
  send({
    messageType: 'onAnalyticsEvent',
    name: 'deposit_submit',
    currency,
    deposit_method: paymentMethod,
    method_type: methodType,
    payment_region: regionOf(cashier),
    submit_amount: amount,
  });
  // Nothing waits for this call, and its failure loses nothing.
  const entry = { key: 'deposit_submit', timestamp: Date.now(), value };
  client.run(events, [entry], { signal: cashier.signal }).catch(() => {});
}
