import type { OutgoingMessages } from '../../host/protocol';
import { readStoredList, writeStoredList } from '../../lib/storedList';
import type { Cashier } from '../../state/Cashier';

/** No player's: ids alone, of requests and of what they have made. */
const KEY = 'cashier.told';
const MOST_KEPT = 20;

export interface Creation {
  /** Of the call that has made it; a bank need not have ids of its own for each. */
  requestId: string | null;
  depositId: string;
}

type Made = Creation | (Omit<Creation, 'depositId'> & { withdrawalId: string });

type Created = Made & Pick<OutgoingMessages['onCreateTransaction'], 'paymentMethod' | 'amount' | 'currency'>;

/** DEP-14: the host hears of a deposit or withdrawal once, by its answer or a question, on whichever page of the player it is found. */
export function tellCreated(cashier: Cashier, created: Created): void {
  if (isTold(cashier, created)) return;
  markTold(cashier, created);
  const { paymentMethod, amount, currency } = created;
  cashier.send({ messageType: 'onCreateTransaction', ...madeBy(created), paymentMethod, amount, currency });
}

/** There is nothing to tell of it any more: a further step is of a deposit that was told before. */
export function markTold(cashier: Cashier, creation: Made): void {
  const id = idOf(creation);
  toldHere(cashier).add(id);
  writeStoredList(KEY, [...toldElsewhere(), id].slice(-MOST_KEPT));
}

const madeBy = (creation: Made) =>
  'depositId' in creation ? { depositId: creation.depositId } : { withdrawalId: creation.withdrawalId };

const idOf = (creation: Made): string => [creation.requestId, ...Object.values(madeBy(creation))].join(' ');

const isTold = (cashier: Cashier, creation: Made): boolean =>
  toldHere(cashier).has(idOf(creation)) || toldElsewhere().includes(idOf(creation));

/** Whichever call has made it. */
export const isDepositTold = (cashier: Cashier, depositId: string): boolean =>
  [...toldHere(cashier), ...toldElsewhere()].some(id => String(id).endsWith(` ${depositId}`));

const toldHere = ({ resource }: Cashier): Set<string> => resource('told', () => new Set<string>());

const toldElsewhere = (): unknown[] => readStoredList(KEY);
