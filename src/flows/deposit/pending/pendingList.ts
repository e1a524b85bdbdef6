import type { PaymentMethod } from '../../../api/contract/method';
import { createUuid } from '../../../lib/createUuid';
import { isRecord } from '../../../lib/isRecord';
import { DAY_MS, LONGEST_KEEP_MS, MINUTE_MS } from '../../../spec/timers';
import type { Cashier } from '../../../state/Cashier';
import { createKeptList, type KeptList } from '../../../state/createKeptList';
import { readPageData } from '../pages/readPageData';
import { PENDING } from './pendingKey';

/** A deposit whose outcome the player has not seen yet: enough to ask for its status, and nothing secret. */
export interface PendingDeposit {
  depositId: string | null;
  requestId: string | null;
  paymentMethod: string;
  /** What kind of method it is, should it be offered no more. */
  cardViewType?: PaymentMethod['cardViewType'] | undefined;
  methodText: string;
  /** Major units. */
  amount: number;
  currency: string;
  /** ISO time. */
  createdAt: string;
  /** Epoch ms; set where it is stored. */
  keptUntil?: number;
  /** The time of a P2P deposit as the server wrote it. */
  created?: string | undefined;
  /** The server has answered that it was created, perhaps without naming it. */
  isConfirmed?: boolean;
  /** The player has read that it was not made, but its request may still arrive: it is listed only if it has. */
  isDenied?: boolean | undefined;
  /** It was made, but the answer that says where to pay was lost. */
  isAnswerLost?: boolean;
  /**
   * Id of the page on which the player has cancelled it: that page does not list it, another one does
   * (`hidePending`).
   */
  cancelledOn?: string | undefined;
  /** The region that it was made in (METH-05). */
  selectedCountry?: unknown;
  /** The coin package that it pays for (SWP-01). */
  box?: unknown;
  /** The answer that says what to pay and to whom: after a reload it may still have to be paid. */
  answer?: unknown;
  /** The screen that shows it. */
  path?: string;
  /** Of a request that sends asked fields: the deposit that has asked for them (DEP-03). */
  asked?: PendingDeposit | undefined;
}

export type DepositIds = Pick<PendingDeposit, 'depositId' | 'requestId'>;

const MOST_KEPT = 10;

/**
 * How long to keep it: a day, or the time to pay if that is longer (a code for a counter may be valid for
 * three days), at most 30 days.
 */
function keepMs({ answer }: PendingDeposit): number {
  const { timeoutMinutes } = readPageData(isRecord(answer) ? answer : null);
  return Math.min(Math.max((timeoutMinutes ?? 0) * MINUTE_MS, DAY_MS), LONGEST_KEEP_MS);
}

export const isSameDeposit = (one: DepositIds, other: DepositIds): boolean =>
  (one.depositId !== null && one.depositId === other.depositId) ||
  (one.requestId !== null && one.requestId === other.requestId);

function isPending(value: unknown): value is PendingDeposit {
  if (!isRecord(value)) return false;
  const { depositId, requestId, paymentMethod, methodText, amount, currency, createdAt } = value;
  const isId = (id: unknown) => id === null || typeof id === 'string';
  return (
    isId(depositId) &&
    isId(requestId) &&
    (depositId !== null || requestId !== null) &&
    typeof paymentMethod === 'string' &&
    typeof methodText === 'string' &&
    typeof amount === 'number' &&
    typeof currency === 'string' &&
    typeof createdAt === 'string' &&
    !Number.isNaN(Date.parse(createdAt))
  );
}

const keptUntil = (deposit: PendingDeposit): number => Date.parse(deposit.createdAt) + keepMs(deposit);

const isKept = (value: unknown): value is PendingDeposit => isPending(value) && Date.now() < keptUntil(value);

const list: KeptList<PendingDeposit, DepositIds> = createKeptList(PENDING, {
  isKept,
  isSame: isSameDeposit,
  most: MOST_KEPT,
});

/**
 * A player's stored deposits, newest last. Where a request that sends asked fields is dropped, the deposit that has
 * asked for them is there again, unless it is the one that is dropped or has an entry of its own by now.
 */
export const pendingList: KeptList<PendingDeposit, DepositIds> = {
  read: list.read,
  put: (cashier, deposit) => list.put(cashier, { ...deposit, keptUntil: keptUntil(deposit) }),
  drop(cashier, ids) {
    const asked = list.read(cashier).find(kept => isSameDeposit(kept, ids))?.asked;
    list.drop(cashier, ids);
    if (asked && [ids, ...list.read(cashier)].every(kept => !isSameDeposit(kept, asked)))
      pendingList.put(cashier, asked);
  },
};

const pageOf = ({ resource }: Cashier): string => resource('page', () => ({ id: createUuid() })).id;

/** This player's deposits whose outcome they have not seen yet, newest first. */
export const storedDeposits = (cashier: Cashier): PendingDeposit[] => pendingList.read(cashier).reverse();

/** Those of `storedDeposits` that are listed: all but the ones that this page is cancelling (`hidePending`). */
export const pendingDeposits = (cashier: Cashier): PendingDeposit[] =>
  storedDeposits(cashier).filter(({ cancelledOn }) => cancelledOn !== pageOf(cashier));

/** The listed deposit that has one of these ids. */
export const findPending = (
  cashier: Cashier,
  { depositId, requestId = null }: Pick<DepositIds, 'depositId'> & Partial<DepositIds>,
): PendingDeposit | undefined =>
  pendingDeposits(cashier).find(one => isSameDeposit(one, { depositId, requestId }));

/**
 * Takes a deposit that is being cancelled off this page's list (P2P-03). It stays stored until the bank has
 * closed it: after a reload the page no longer knows of the cancelling, and lists it again.
 */
export function hidePending(cashier: Cashier, ids: DepositIds): void {
  const kept = findPending(cashier, ids);
  if (kept) pendingList.put(cashier, { ...kept, cancelledOn: pageOf(cashier) });
}

/**
 * Gives a deposit that was stored by its requestId the id that the server has named. An entry that is stored
 * under that id already stays as it is.
 */
export function namePending(cashier: Cashier, { depositId, requestId }: DepositIds): void {
  const stored = storedDeposits(cashier);
  const unnamed = stored.find(kept => kept.depositId === null && kept.requestId === requestId);
  if (!unnamed) return;
  list.drop(cashier, unnamed);
  const isAnswerLost = !unnamed.isConfirmed;
  if (stored.every(kept => kept.depositId !== depositId))
    pendingList.put(cashier, {
      ...unnamed,
      depositId,
      cancelledOn: undefined,
      isDenied: undefined,
      asked: undefined,
      ...(isAnswerLost && { isAnswerLost }),
    });
}
