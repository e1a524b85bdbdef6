import { depositStatus } from '../../../api/operations/deposit';
import { confirmationMs } from '../../../domain/crypto/confirmationMs';
import { isDepositFinal } from '../../../domain/transaction/depositStatus';
import { assign } from '../../../lib/assign';
import { applyStatus } from '../../../state/applyStatus';
import type { Cashier } from '../../../state/Cashier';
import { forgetIntent } from '../../../state/RequestIntent';
import { isBeingMade } from '../../shared/creation/isBeingMade';
import { mayStillArrive, rememberKnowing } from '../../shared/creation/isNotMade';
import { tellCreated } from '../../shared/creation/tellCreated';
import { followPayment } from '../../shared/polling/followPayment';
import { readKeptScreen } from '../pending/keptScreen';
import { pendingKey } from '../pending/pendingKey';
import { findPending } from '../pending/pendingList';
import { endUnknown, isDepositUnknown } from './endUnknown';

/** DEP-09: polls the status until it is settled. Returns a function that stops it. */
export function followTransaction(cashier: Cashier): () => void {
  const { transaction, client, deposit } = cashier;
  const isKnown = () => transaction.depositId !== null || transaction.isConfirmed;
  const isOver = () => isKnown() && isDepositFinal(transaction.status);

  let denials = 0;

  /** Told once, or of a deposit that was made just now, a copy of the bank's data may lag behind. */
  function deny(depositId: string, error: unknown): void {
    const isDenied = isDepositUnknown(error) && !mayStillArrive(Date.parse(transaction.createdAt ?? ''));
    denials = isDenied ? denials + 1 : 0;
    if (denials > 1) endUnknown(cashier, depositId, error);
  }

  /** The server knows the request: its deposit was made, and `told` is its id if the answer names it. */
  function takeFound(told: string | null): void {
    const { requestId } = transaction;
    rememberKnowing(cashier, 'deposit');
    // Another page may have heard where to pay.
    const kept = findPending(cashier, { depositId: told, requestId });
    const depositId = told ?? kept?.asked?.depositId ?? null;
    // A request that was thought lost may have arrived late. A kind that reopens its deposits asks where to pay.
    const { method } = deposit;
    const screen = kept ? readKeptScreen(kept) : null;
    const isAnswerLost = !isKnown() && !screen && !(method && cashier.kindOf(method).reopen);
    if (isAnswerLost) transaction.isAnswerLost = true;
    assign(transaction, { ...screen, depositId, isConfirmed: true, isNotCreated: false });
    forgetIntent(deposit, requestId);
    if (depositId !== null) tellCreated(cashier, { ...transaction, depositId });
  }

  async function ask(signal: AbortSignal): Promise<void> {
    const { depositId, requestId, createdAt } = transaction;
    // The page that is still making it hears where to pay, and tells its host (DEP-14).
    if (!isKnown() && (await isBeingMade(cashier, 'deposit', Date.parse(createdAt ?? '')))) return;
    const query = depositId !== null ? { depositId } : requestId !== null && { requestId };
    if (!query) return;
    const answer = await client.call(depositStatus, query, { signal }).catch((error: unknown) => {
      if (depositId !== null) deny(depositId, error);
      throw error;
    });
    denials = 0;
    // Meanwhile another deposit took its place, or this one got its id: the next poll asks about that.
    const isOther = transaction.depositId !== depositId || transaction.requestId !== requestId;
    if (signal.aborted || isOver() || isOther) return;
    if (depositId === null) takeFound(answer.depositId ?? null);
    // An answer that names another deposit belongs to that one.
    applyStatus(transaction, { ...answer, depositId: answer.depositId ?? transaction.depositId });
  }

  const onLongWait = () => {
    transaction.isWaitOver = true;
  };
  const poll = followPayment(cashier, {
    payment: 'deposit',
    current: transaction,
    ask,
    isKnown,
    isOver,
    onLongWait,
    extraWaitMs: () => confirmationMs(transaction.answer?.data?.wallet?.network ?? transaction.wallet ?? ''),
  });
  /** Another tab that drops it has cancelled it, or has read how it ended. */
  const hear = ({ key }: StorageEvent) => {
    if (key === pendingKey(cashier) && !findPending(cashier, transaction)) poll.askNow();
  };
  addEventListener('storage', hear);
  return () => {
    removeEventListener('storage', hear);
    poll.stop();
  };
}
