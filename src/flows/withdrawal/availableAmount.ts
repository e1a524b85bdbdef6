import { redeemableBalance } from '../../domain/sweepstake/redeemableBalance';
import { SWEEP_COIN_CODE } from '../../spec/currencies';
import type { Redemption } from '../../state/createRedemption';
import type { UserState } from '../../state/createUserState';
import { isSweepstake } from '../../state/isSweepstake';
import { knownBalance } from './knownBalance';

type Available = Parameters<typeof isSweepstake>[0] & {
  readonly user: Parameters<typeof knownBalance>[0] & Pick<UserState, 'widgetViewType'>;
  readonly withdrawal: { readonly redemption: Readonly<Redemption> };
};

/** What a withdrawal cannot exceed, or `null` where it is not known: the balance (WD-03), in the sweepstake what of it can be redeemed (SWP-02). */
export function availableAmount({ user, parent, withdrawal }: Available): number | null {
  if (!isSweepstake({ user, parent })) return knownBalance(user);
  const { balance, unplayed } = withdrawal.redemption;
  return balance === null || unplayed === null ? null : redeemableBalance(balance, unplayed, SWEEP_COIN_CODE);
}

/** A withdrawal without a known balance is the server's to decide; coins that may not be redeemed are never sent. */
export function exceedsAvailable(cashier: Available, amount: number): boolean {
  const available = availableAmount(cashier);
  return available === null ? isSweepstake(cashier) : amount > available;
}
