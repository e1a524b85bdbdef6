import type { PaymentMethod } from '../api/contract/method';
import type { FieldModel } from '../domain/field/FieldModel';
import type { CardViewType } from '../spec/cardViewTypes';
import type { Cashier } from './Cashier';
import type { PressedIntent } from './DepositIntent';
import type { RouteRow } from './RouteRow';

/**
 * A kind of payment method: one folder and one row of the registry (rule 2). Where it leaves something out, it behaves
 * like the redirect kind.
 */
export interface MethodKind {
  name: string;
  /** View types that are of this kind; a method's own name in `methods` comes first. */
  cardViewTypes?: readonly CardViewType[];
  methods?: readonly string[];
  categories?: readonly string[];
  /** Where choosing a method of this kind leads. */
  path: string;
  /** Where the tile of a group of one of its categories leads; else to the list of the group's methods. */
  groupPath?: string;
  /** Where a created deposit leads when its answer does not say (DEP-05). */
  nextRoute: string;
  /** A pop-up may be needed: it opens in the click that submits (DEP-04). */
  opensPopUp: boolean;
  /** Paid by showing a code at a counter: the code is drawn so that the scanner there can read it. */
  isPaidAtCounter?: boolean;
  /**
   * Creates a deposit of this kind, if deposit-create does not: called once for each intent, without a pop-up. What it
   * throws is shown to the player.
   */
  create?(cashier: Cashier, intent: PressedIntent): Promise<void>;
  /** Goes from the status of a deposit that was left open to the screen where it is paid, if no stored path says it. */
  reopen?(cashier: Cashier, method: PaymentMethod): Promise<void>;
  /** Changes the form: which of the method's fields are shown, and how. */
  shapeFields?(models: FieldModel[]): FieldModel[];
  /** Its screens, as rows of the standard table. */
  routes?: readonly RouteRow[];
}
