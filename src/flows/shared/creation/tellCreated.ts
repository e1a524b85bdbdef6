import type { OutgoingMessages } from '../../../host/protocol';
import { readStoredList, writeStoredList } from '../../../lib/storedList';
import type { Cashier } from '../../../state/Cashier';

/** One key for all players: it holds only ids, of requests and of what they have made. */
const KEY = 'cashier.told';
const MOST_KEPT = 20;

export interface Creation {
  /** Of the creating call: it tells deposits apart if a bank uses an id twice. */
  requestId: string | null;
  depositId: string;
}

type Named = { depositId: string } | { withdrawalId: string };

type Made = Pick<Creation, 'requestId'> & Named;

type Created = Made & Pick<OutgoingMessages['onCreateTransaction'], 'paymentMethod' | 'amount' | 'currency'>;

/**
 * DEP-14: tells the host of a deposit or withdrawal once, whether the call's answer or a later question found
 * it, and on whichever page.
 */
export function tellCreated(cashier: Cashier, created: Created): void {
  if (isTold(cashier, created)) return;
  markTold(cashier, created);
  const { paymentMethod, amount, currency } = created;
  cashier.send({ messageType: 'onCreateTransaction', ...madeBy(created), paymentMethod, amount, currency });
}

/** Marks a payment as told without telling it: a further step belongs to a deposit that the host knows. */
export function markTold(cashier: Cashier, creation: Made): void {
  const id = idOf(creation);
  toldHere(cashier).add(id);
  writeStoredList(KEY, [...toldElsewhere(), id].slice(-MOST_KEPT));
}

const madeBy = (creation: Made): Named =>
  'depositId' in creation ? { depositId: creation.depositId } : { withdrawalId: creation.withdrawalId };

/** A bank may count deposits and withdrawals apart: the same id is another payment there. */
const idOf = (creation: Made): string =>
  [
    creation.requestId,
    'depositId' in creation ? creation.depositId : `withdrawal:${creation.withdrawalId}`,
  ].join(' ');

const isTold = (cashier: Cashier, creation: Made): boolean =>
  toldHere(cashier).has(idOf(creation)) || toldElsewhere().includes(idOf(creation));

/** Whether the host was told of a payment, whichever call has made it. */
export const isEverTold = (cashier: Cashier, made: Named): boolean =>
  [...toldHere(cashier), ...toldElsewhere()].some(id =>
    String(id).endsWith(idOf({ ...made, requestId: null })),
  );

const toldHere = ({ resource }: Cashier): Set<string> => resource('told', () => new Set<string>());

const toldElsewhere = (): unknown[] => readStoredList(KEY);
