import type { DepositApiResponse } from '../../api/contract/deposit';
import type { PaymentMethod } from '../../api/contract/method';
import { isBankTransfer } from '../../domain/methodLists';

type Created = { response: DepositApiResponse; method: Pick<PaymentMethod, 'name' | 'cardViewType'> };
type Row = [leads: (created: Created) => boolean, path: string];

/** The page kind OFFLINE: paid outside, by what the instructions say. */
const isOffline = ({ pageKind, pageId }: DepositApiResponse): boolean =>
  [pageKind, pageId].some(kind => kind?.toUpperCase() === 'OFFLINE');

/** An empty list is how some servers write that there is none. */
const isListed = (list: readonly unknown[] | undefined): boolean => list !== undefined && list.length > 0;

/** DEP-05: what an answer holds decides where it leads, the first row that fits; else the kind's own next route. */
const NEXT_ROUTES: readonly Row[] = [
  [({ response }) => response.data?.unifiedFlow !== undefined, '/deposit/redirect/unified-form'],
  [({ response }) => isListed(response.data?.paymentMethodOffers), '/deposit/onramp/offer-list'],
  [
    ({ response, method }) =>
      response.data?.card !== undefined || isListed(response.data?.requisites) || isBankTransfer(method),
    '/deposit/host-to-host',
  ],
  [({ response }) => response.pageId === 'eazype', '/deposit/redirect/eazype'],
  [({ response }) => response.pageId === 'pix', '/deposit/redirect/pix'],
  [({ response }) => isOffline(response), '/deposit/redirect/instruction'],
  // The third custom page: the specification names no route for it, and it shows what an Indian invoice shows.
  [({ response }) => response.pageId === 'upi-qr', '/deposit/india/invoice'],
];

export const nextRoute = (created: Created, fallback: string): string =>
  NEXT_ROUTES.find(([leads]) => leads(created))?.[1] ?? fallback;

/** The sweepstake table has no other pages: the address, and the status of what is paid elsewhere (ROUTE-02). */
export const boxRoute = ({ data, source }: DepositApiResponse): string =>
  data?.wallet || !source ? '/deposit/crypto/address' : '/deposit/complete';
