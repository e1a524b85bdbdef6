import { checkAnswer } from '../../../api/checkAnswer';
import { type PendingWithdrawal, PendingWithdrawalStruct } from '../../../api/contract/withdrawal';
import { withdrawalList } from '../../../api/operations/withdrawal';
import { assign } from '../../../lib/assign';
import { receiveWithdrawal } from '../../../state/applyWithdrawal';
import type { Cashier } from '../../../state/Cashier';
import { askNews } from '../follow/askStatus';

type Entry = Pick<PendingWithdrawal, 'withdrawalId'>;

/** Nothing has said yet that it has ended. */
export const isOpenFor =
  ({ withdrawal }: Cashier) =>
  ({ withdrawalId }: Entry): boolean =>
    !withdrawal.ended.includes(withdrawalId);

/** Of entries about one withdrawal the first counts. */
const isFirst = ({ withdrawalId }: Entry, index: number, all: readonly Entry[]): boolean =>
  all.findIndex(one => one.withdrawalId === withdrawalId) === index;

/** Updates the listed withdrawals by the answer to the list call. Returns those that it names as pending. */
export function updatePending(
  cashier: Cashier,
  answer: readonly unknown[],
  signal: AbortSignal,
): PendingWithdrawal[] {
  const { withdrawal } = cashier;
  const isOpen = isOpenFor(cashier);
  const told = answer.flatMap((raw, index) => readEntry(cashier, raw, index)).filter(isFirst);
  // One that has ended is not pending, but news of one that may be listed.
  for (const one of told) receiveWithdrawal(withdrawal, one);
  const listed = told.filter(isOpen).map(one => asListed(cashier, one));
  const gone = withdrawal.pending.filter(one => !listed.includes(one));
  withdrawal.pending = [...listed, ...gone];
  for (const one of gone) if (isOpen(one)) void askGone(cashier, one, signal);
  return listed;
}

/** What an entry can do without. */
const BESIDE = ['created', 'isCancellable'];

/** An entry that cannot be read is reported, once although the list is asked for again, and does not hide the others. */
function readEntry({ send, resource }: Cashier, raw: unknown, index: number): PendingWithdrawal[] {
  const { value, problem } = checkAnswer(raw, PendingWithdrawalStruct, BESIDE);
  const message = `${withdrawalList.path}: ${index}.${problem}`;
  const told = resource('unread-entries', () => new Set<string>());
  if (problem && !told.has(message)) {
    told.add(message);
    send({ messageType: 'Error', message });
  }
  return value ? [value] : [];
}

/** Updates the listed object, as an open dialog may hold it. Its status is up to date: a push may have brought a later one. */
function asListed({ withdrawal }: Cashier, one: PendingWithdrawal): PendingWithdrawal {
  const listed = withdrawal.pending.find(({ withdrawalId }) => withdrawalId === one.withdrawalId);
  return listed ? assign(listed, one, { status: listed.status }) : one;
}

/** The list says no more of it: it has ended, or the list is older than it, and its status says which. */
async function askGone(cashier: Cashier, one: PendingWithdrawal, signal: AbortSignal): Promise<void> {
  const { withdrawal } = cashier;
  const news = await askNews(cashier, one.withdrawalId, signal);
  if (signal.aborted) return;
  if (news) receiveWithdrawal(withdrawal, news);
  else if (isOpenFor(cashier)(one)) withdrawal.pending = withdrawal.pending.filter(other => other !== one);
}
