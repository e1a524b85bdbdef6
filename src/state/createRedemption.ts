/** A question that was not answered: what the player reads, its reference, and the code of a refusal. */
export interface RedemptionFailure {
  text: string;
  reference: string;
  code?: string | undefined;
}

/** What is known of the coins (SWP-02), in major units; `null`: not known. */
export interface Redemption {
  /** Sweep coins, played or not. */
  balance: number | null;
  /** Sweep coins that must still be played. */
  unplayed: number | null;
  /** Gold coins: never redeemed, shown for completeness. */
  gold: number | null;
  isAsking: boolean;
  balanceFailure: RedemptionFailure | null;
  unplayedFailure: RedemptionFailure | null;
}

export const createRedemption = (): Redemption => ({
  balance: null,
  unplayed: null,
  gold: null,
  isAsking: false,
  balanceFailure: null,
  unplayedFailure: null,
});
