import type { Redemption, RedemptionFailure } from '../../../state/createRedemption';

/** The failure that the player reads: one at a time. */
export const shownFailure = ({
  balanceFailure,
  unplayedFailure,
}: Pick<Redemption, 'balanceFailure' | 'unplayedFailure'>): RedemptionFailure | null =>
  balanceFailure ?? unplayedFailure;
