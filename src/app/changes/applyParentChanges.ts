import { playerOf } from '../../domain/player/playerOf';
import { serverUrl } from '../../domain/url/serverUrl';
import { createUserKeeper } from '../../host/createUserKeeper';
import { laterChanges } from '../../host/laterChanges';
import type { ParentData } from '../../host/parentData';
import type { RunningCashier } from '../createCashier';
import { applyChanges } from './applyChanges';
import { createHeldChanges } from './createHeldChanges';

/** Applies what a host has set on a live widget, in its order; some of it waits while a payment is being made. */
export function applyParentChanges(cashier: RunningCashier, ...steps: Partial<ParentData>[]): void {
  const changes = steps.reduce((before, later) => laterChanges(before, later, cashier.parent), {});
  const { host } = cashier.parent;
  // Another spelling of an address is no other bank: what is kept of the player stands under the first.
  if (changes.host !== undefined && serverUrl(changes.host, '') === serverUrl(host, '')) changes.host = host;
  const held = cashier.resource('held-changes', () =>
    createHeldChanges(cashier, late => applyChanges(cashier, late)),
  );
  const { data, keeper } = cashier.resource('given', () => {
    const given = { ...cashier.parent };
    return { data: given, keeper: createUserKeeper(given) };
  });
  // Where the host has named nobody, the server may have told by now whose the user is.
  if (playerOf(data) === '' && playerOf(cashier.parent) !== '') keeper.give({ user: cashier.parent.user });
  const { user: before } = data;
  const { parent } = cashier.handle;
  // The shell keeps the user's fields that the host did not name; another player's must not stay.
  if (!keeper.give(changes)) parent.user = { ...changes.user };
  else if (!changes.user && data.user !== before) parent.user = data.user ?? null;
  const now = held.take(changes);
  // Changes held until now may have just overwritten these, which are newer.
  Object.assign(parent, now, now.user && { user: { ...parent.user, ...now.user } });
  applyChanges(cashier, now);
}
