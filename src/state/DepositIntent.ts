import type { PaymentMethod } from '../api/contract/method';
import type { CoinPackage } from '../domain/sweepstake/CoinPackage';

/** What the player wants: a method, an amount in major units, and the values of its fields. */
export interface DepositIntent extends Partial<AtPress> {
  method: PaymentMethod;
  amount: number;
  fields: Record<string, string>;
  /** A further step of a deposit that exists. */
  depositId?: string;
  /** Where it leads when the answer does not say; else where its kind says (DEP-05). */
  nextRoute?: string;
  /** The key of the chosen network (CRY-01). */
  wallet?: string;
  /** The coin package that it pays for: its price is the amount (SWP-01). */
  box?: CoinPackage;
  /** The crypto bonus is on for this deposit (CRY-02). */
  hasCryptoBonus?: boolean;
  /** For a further step: the deposit's own currency. */
  currency?: string;
}

/** What holds at the press of the button: what the host or the player changes later applies to the next deposit. */
interface AtPress {
  /** The host's bonus that was selected; `null` for none. */
  bonusId: string | null;
  /** The deposit whose form asked for more fields; `null` for none. */
  askedId: string | null;
  /** The region that the player chose, else ''. */
  selectedCountry: string;
  /** The amount is that of a chip (FORM-11). */
  isFromChip: boolean;
}

/** An intent from the press on (`pressed`). */
export type PressedIntent = DepositIntent & AtPress;
