import type { Cashier } from '../../../state/Cashier';
import { isSweepstake } from '../../../state/isSweepstake';
import { regionOf } from '../../../state/regionOf';
import { startAnew } from '../../shared/navigation/startAnew';
import { untilHere } from '../../shared/navigation/untilHere';
import { setRegion } from '../list/chooseRegion';
import { isAsked } from './keptAsked';
import type { PendingDeposit } from './pendingList';

/**
 * METH-05: leads back to the region that an open deposit was made in, as its further calls carry it: the
 * player may have chosen another since, or be elsewhere themselves. The lists are loaded anew; only a
 * method's form needs its own at once. Resolves to whether the player is still there.
 */
export async function returnToRegion(cashier: Cashier, kept: PendingDeposit): Promise<boolean> {
  const { methods, user } = cashier;
  const { selectedCountry: region } = kept;
  if (typeof region !== 'string' || isSweepstake(cashier)) return true;
  if (region !== regionOf(cashier)) setRegion(cashier, region === user.paymentGeo ? '' : region);
  // Idle too where the list could not be had, as on the error page.
  if (!isAsked(kept) || methods.status !== 'idle') return true;
  startAnew(cashier, '/deposit');
  return untilHere(cashier, methods, () => methods.status === 'ready');
}
