import type { DepositApiResponse } from '../../../api/contract/deposit';
import type { PaymentMethod } from '../../../api/contract/method';
import { cardViewTypeOf } from '../../../domain/method/cardViewType';
import { isBankTransfer } from '../../../domain/method/methodLists';
import { readPageData, saysHowToPay } from '../pages/readPageData';
import { isPayee } from '../requisites/readTransfer';

type Created = { response: DepositApiResponse; method: Pick<PaymentMethod, 'name' | 'cardViewType'> };
type Row = [leads: (created: Created) => boolean, path: string];

/** The page kind OFFLINE: paid outside, by what the instructions say. */
const isOffline = ({ pageKind, pageId }: DepositApiResponse): boolean =>
  [pageKind, pageId].some(kind => kind?.toUpperCase() === 'OFFLINE');

/** Data beside a redirect are the redirect's. */
const isUnnamedPage = (response: DepositApiResponse): boolean => !response.source && saysHowToPay(response);

/** In cash a reference is enough to pay by: it is said or shown at the counter. */
const isCounterReference = ({ response, method }: Created): boolean =>
  !response.source &&
  cardViewTypeOf(method) === 'cash' &&
  readPageData(response).texts.reference !== undefined;

/** The invoice is of the UPI id: a code alone is shown as instructions. */
const isUpiInvoice = (response: DepositApiResponse): boolean =>
  readPageData(response).texts.upiId !== undefined || !saysHowToPay(response);

export const hasAddress = ({ data }: DepositApiResponse): boolean => Boolean(data?.wallet?.address);

/** An empty list is how some servers write that there is none. */
const isListed = (list: readonly unknown[] | undefined): boolean => list !== undefined && list.length > 0;

/** DEP-05: what an answer holds decides where it leads, the first row that fits; else the kind's own next route. */
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
  // What there is to pay to is shown, also where the server does not name the page for it.
  [({ response }) => !response.source && hasAddress(response), '/deposit/crypto/address'],
  [
    ({ response, method }) => isUnnamedPage(response) && cardViewTypeOf(method) === 'pix',
    '/deposit/redirect/pix',
  ],
  [
    created => isUnnamedPage(created.response) || isCounterReference(created),
    '/deposit/redirect/instruction',
  ],
];

export const nextRoute = (created: Created, fallback: string): string =>
  NEXT_ROUTES.find(([leads]) => leads(created))?.[1] ?? fallback;

/**
 * A page that a flow names, where the answer has something for it: without any it would say that no money has moved,
 * to a player who may have paid by what the flow said.
 */
export const shownRoute = (response: DepositApiResponse, path: string): string =>
  hasAddress(response) || saysHowToPay(response) ? path : '/deposit/complete';

/** A bank transfer is led to its requisites whatever its answer holds: without any, where that is shown. */
export function routeBesideTransfer(response: DepositApiResponse | null): string {
  if (response && hasAddress(response)) return '/deposit/crypto/address';
  return saysHowToPay(response) ? '/deposit/redirect/instruction' : '/deposit/complete';
}

/** The sweepstake table has no other pages: the address, and the status of what is paid elsewhere (ROUTE-02). */
export const boxRoute = (response: DepositApiResponse): string =>
  hasAddress(response) || !response.source ? '/deposit/crypto/address' : '/deposit/complete';
