import { serverUrl } from '../../domain/url/serverUrl';
import { laterChanges } from '../../host/laterChanges';
import type { ParentData } from '../../host/parentData';
import { USER_DEFAULTS } from '../../spec/userDefaults';
import type { RunningCashier } from '../createCashier';
import { applyChanges } from './applyChanges';
import { knownPlayer } from './bringsOther';
import { createHeldChanges } from './createHeldChanges';

const { lang: _, ...DEFAULTS } = USER_DEFAULTS;

/** Applies what a host has set on a live widget, in its order; some of it waits while a payment is being made. */
export function applyParentChanges(cashier: RunningCashier, ...steps: Partial<ParentData>[]): void {
  const { parent, handle } = cashier;
  const changes = steps.reduce((before, later) => laterChanges(before, later, parent), {});
  const { keeper } = handle;
  // Another spelling of an address is no other bank: what is kept of the player stands under the first.
  if (changes.host !== undefined && serverUrl(changes.host, '') === serverUrl(parent.host, ''))
    changes.host = handle.parent.host = keeper.said.host = parent.host;
  if (changes.user && keeper.isAnew) {
    keeper.isAnew = false;
    const { leftOver } = knownPlayer(cashier);
    const told =
      leftOver && Object.entries(parent.user ?? {}).filter(([name, value]) => leftOver[name] !== value);
    handle.parent.user = { ...Object.fromEntries(told ?? []), ...keeper.said.user };
    changes.user = { ...DEFAULTS, ...handle.parent.user };
  }
  const held = cashier.resource('held-changes', () =>
    createHeldChanges(cashier, late => applyChanges(cashier, late)),
  );
  applyChanges(cashier, held.take(changes));
}
