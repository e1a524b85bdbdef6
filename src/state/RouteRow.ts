import type { PlainMessageId } from '#generated/messages';
import type { LazyScreen } from '../lib/lazyScreen';

/** One row of a route table (ROUTE-03). Paths have no base; the tables are looked through from the top. */
export interface RouteRow {
  path: string;
  screen: LazyScreen;
  /**
   * `null`: the screen has a heading of its own. 'choice' is the group on its list and the method after it;
   * 'transaction' the method that the deposit was made with.
   */
  title: PlainMessageId | 'method' | 'group' | 'choice' | 'transaction' | 'flow' | null;
  /** The redesign's title, if it differs. */
  titleV2?: PlainMessageId;
  /** The route Back leads to if there is no previous page. Without it the header has no Back. */
  back?: string;
  guard?: RouteGuard;
  hidesClose?: boolean;
  /** On a method kind's screen that shows a payment under way: changes of the host wait while it is open. */
  isPayment?: boolean;
}

export type RouteGuard =
  | 'session'
  | 'method'
  | 'group'
  | 'choice'
  | 'box'
  | 'transaction'
  | 'region'
  | 'withdrawal-method'
  | 'withdrawal-group'
  | 'withdrawal-draft'
  | 'redemption'
  | 'withdrawal';
