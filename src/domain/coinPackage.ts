/** A sweepstake box as the player sees it (SWP-01): what it costs, and the coins that come with it. */
export interface CoinPackage {
  id: string;
  /** In major units of `currency`. */
  price: number;
  currency: string;
  gcAmount: number;
  scAmount: number;
  isMostChosen: boolean;
}
