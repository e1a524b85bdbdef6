import { createUpdate } from '../../../src/app/changes/createUpdate';
import { createCashier, type RunningCashier } from '../../../src/app/createCashier';
import type { CashierHandle } from '../../../src/state/CashierHandle';
import type { TransportSettings } from '../../../src/transport/Transport';
import { createFakeTransport, type FakeTransport } from './createFakeTransport';

/** A connection that the shell has opened. */
export interface Line {
  transport: FakeTransport;
  settings: TransportSettings;
}

/** What was mounted and opened, in order: emptied by who looks at it. */
export const made: { cashiers: RunningCashier[]; lines: Line[] } = { cashiers: [], lines: [] };

/** In place of src/app/mountCashier, all but React: the real shell over the real stores. */
export function mountCashier(handle: CashierHandle) {
  const cashier = createCashier(handle);
  made.cashiers.push(cashier);
  handle.handOver();
  return { update: createUpdate(cashier), back: () => {}, readopt: () => {}, dispose: cashier.dispose };
}

/** In place of src/element/openTransport: a bank that answers with an empty list. */
export function openTransport({ settings }: { settings: TransportSettings }): FakeTransport {
  const transport = createFakeTransport({
    'methods-payment-v3': { methods: [] },
    'deposit-limits': { min: 0, max: 0 },
    events: {},
  });
  made.lines.push({ transport, settings });
  return transport;
}

/** Lets what was set be applied. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 3; turn++) await new Promise(resolve => setTimeout(resolve));
};

/** While a payment is being made or on the screen. */
export const isBusy = ({ deposit, router }: RunningCashier): boolean =>
  deposit.isSubmitting || router.current().path === '/deposit/complete';
