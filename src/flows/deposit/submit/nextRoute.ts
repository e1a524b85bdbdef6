import type { DepositApiResponse } from '../../../api/contract/deposit';
import type { PaymentMethod } from '../../../api/contract/method';
import { cardViewTypeOf } from '../../../domain/method/cardViewType';
import { isBankTransfer } from '../../../domain/method/methodLists';
import type { Cashier } from '../../../state/Cashier';
import { addNotification } from '../../../state/createNotificationsState';
import { homePath } from '../../shared/navigation/homePath';
import { DEPOSIT_VIEWS, depositStage } from '../complete/depositView';
import { readPageData, saysHowToPay } from '../pages/readPageData';
import { isPayee } from '../requisites/readTransfer';

type Created = { response: DepositApiResponse; method: Pick<PaymentMethod, 'name' | 'cardViewType'> };
type Row = [leads: (created: Created) => boolean, path: string];

/** Page kind OFFLINE: paid outside the widget, by the instructions in the answer. */
const isOffline = ({ pageKind, pageId }: DepositApiResponse): boolean =>
  [pageKind, pageId].some(kind => kind?.toUpperCase() === 'OFFLINE');

/** An answer that says how to pay without a redirect; with one, the data belongs to the redirect. */
const isUnnamedPage = (response: DepositApiResponse): boolean => !response.source && saysHowToPay(response);

/** For cash a reference alone is enough to pay: the player says or shows it at the counter. */
const isCounterReference = ({ response, method }: Created): boolean =>
  !response.source &&
  cardViewTypeOf(method) === 'cash' &&
  readPageData(response).texts.reference !== undefined;

/** The invoice shows a UPI id: an answer that says how to pay without one is shown as instructions. */
const isUpiInvoice = (response: DepositApiResponse): boolean =>
  readPageData(response).texts.upiId !== undefined || !saysHowToPay(response);

export const hasAddress = ({ data }: DepositApiResponse): boolean => Boolean(data?.wallet?.address);

/** An empty list is how some servers write that there is none. */
const isListed = (list: readonly unknown[] | undefined): boolean => list !== undefined && list.length > 0;

/** Whether the page that a unified flow names shows the way to pay: these show whatever it is. */
const canShow = ({ response }: Created, path: string): boolean =>
  isUnnamedPage(response) &&
  (/\/(instruction|eazype|pix)$/.test(path) || (path === '/deposit/india/invoice' && isUpiInvoice(response)));

/** DEP-05: the first row that fits the answer says where it leads; if none does, the caller's fallback. */
const NEXT_ROUTES: readonly Row[] = [
  [({ response }) => response.data?.unifiedFlow !== undefined, '/deposit/redirect/unified-form'],
  [({ response }) => isListed(response.data?.paymentMethodOffers), '/deposit/onramp/offer-list'],
  [
    ({ response, method }) =>
      isPayee(response.data?.card) || isListed(response.data?.requisites) || isBankTransfer(method),
    '/deposit/host-to-host',
  ],
  [({ response }) => response.pageId === 'eazype', '/deposit/redirect/eazype'],
  [({ response }) => response.pageId === 'pix', '/deposit/redirect/pix'],
  [({ response }) => isOffline(response), '/deposit/redirect/instruction'],
  // The third custom page: the specification names no route for it, and it shows what an Indian invoice shows.
  [({ response }) => response.pageId === 'upi-qr' && isUpiInvoice(response), '/deposit/india/invoice'],
  // Whatever can be paid to is shown, even if the server does not name the page for it.
  [({ response }) => !response.source && hasAddress(response), '/deposit/crypto/address'],
];

/** Where a way to pay is shown that no page is named for. */
const UNNAMED_ROUTES: readonly Row[] = [
  [
    ({ response, method }) => isUnnamedPage(response) && cardViewTypeOf(method) === 'pix',
    '/deposit/redirect/pix',
  ],
  [
    created => isUnnamedPage(created.response) || isCounterReference(created),
    '/deposit/redirect/instruction',
  ],
];

export function nextRoute(created: Created, fallback: string): string {
  const fits = ([leads]: Row): boolean => leads(created);
  const row = NEXT_ROUTES.find(fits) ?? (canShow(created, fallback) ? null : UNNAMED_ROUTES.find(fits));
  return row?.[1] ?? fallback;
}

/**
 * The page that a unified flow names, if the answer has something to show on it, else the status. An empty
 * page would say that no money has moved, to a player who may have paid as the flow told them.
 */
export const shownRoute = (response: DepositApiResponse, path: string): string =>
  hasAddress(response) || saysHowToPay(response) ? path : '/deposit/complete';

/**
 * Where host-to-host leads if the answer has no requisites, as DEP-05 sends every transfer there. The
 * instruction page says so if the answer was lost (`null`), or lacks the code that a payment at a counter
 * needs (`isAtCounter`).
 */
export function routeBesideTransfer(response: DepositApiResponse | null, isAtCounter: boolean): string {
  if (response && hasAddress(response)) return '/deposit/crypto/address';
  const isUntold = !response || (isAtCounter && !response.source);
  return isUntold || saysHowToPay(response) ? '/deposit/redirect/instruction' : '/deposit/complete';
}

/** The sweepstake route table has only the address, and the status of what is paid elsewhere (ROUTE-02). */
export const boxRoute = (response: DepositApiResponse): string =>
  hasAddress(response) || !response.source ? '/deposit/crypto/address' : '/deposit/complete';

/**
 * Opens where the current deposit leads. A player who has gone to the withdrawals, where they may be about to confirm
 * one, is only told: the list of open deposits leads there too.
 */
export function leadOn(
  { router, transaction, notifications, translator }: Cashier,
  next: string,
  query: Record<string, string> = {},
): void {
  if (homePath(router.current()) !== '/withdrawal') {
    router.navigate(next, { isFinal: true, query });
    return;
  }
  const { methodText, depositId, requestId } = transaction;
  const { kind, title } = DEPOSIT_VIEWS[depositStage(transaction)];
  addNotification(notifications, {
    title: methodText,
    content: translator.t(title),
    isNews: kind !== 'failure',
    reference: depositId ?? requestId ?? '',
  });
}
