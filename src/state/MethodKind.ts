import type { CardViewType } from '../spec/cardViewTypes';
import type { RouteRow } from './RouteRow';

/**
 * A kind of payment method: one folder and one row of the registry (rule 2). What it does not say is as for the
 * redirect kind.
 */
export interface MethodKind {
  name: string;
  /** View types that are of this kind; a method's own name in `methods` comes first. */
  cardViewTypes?: readonly CardViewType[];
  methods?: readonly string[];
  categories?: readonly string[];
  /** Where choosing a method of this kind leads. */
  path: string;
  /** Where a created deposit leads when its answer does not say (DEP-05). */
  nextRoute: string;
  /** A pop-up may be needed: it opens in the click that submits (DEP-04). */
  opensPopUp: boolean;
  /** Its screens, as rows of the standard table. */
  routes?: readonly RouteRow[];
}
