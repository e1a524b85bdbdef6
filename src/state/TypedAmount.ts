/** An amount under the player's fingers: a store that a form's amount and its chips write to. */
export interface TypedAmount {
  /** As typed; kept from method to method. */
  amountText: string;
  /** The chip whose value stands in the amount (FORM-11). */
  chip: number | null;
}
