/** An amount of money in major units, or of coins, with its currency. */
export interface Sum {
  amount: number;
  currency: string;
}
