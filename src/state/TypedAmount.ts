import { proxy, ref } from 'valtio/vanilla';

/**
 * An amount under the player's fingers: a store of its own that a form's amount and its chips write to, as a keystroke
 * must not reach whoever listens to the flow.
 */
export interface TypedAmount {
  /** As typed; kept from method to method. */
  text: string;
  /** The chip whose value stands in the amount (FORM-11). */
  chip: number | null;
}

export const noAmount = (): TypedAmount => ({ text: '', chip: null });

export const createTypedAmount = (): TypedAmount => ref(proxy(noAmount()));
